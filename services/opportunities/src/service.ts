import { join } from 'node:path';
import {
  documents,
  opportunities,
  proposalSections,
  proposalSteps,
  proposalTemplates,
  questions,
  requirements,
  scorecards,
} from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-opportunities/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-opportunities/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-opportunities/locales/zh.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';
import { bidRules } from './bidRules.ts';
import { calendarFeedAccess, calendarFeedOperation, calendarFeedRoute } from './calendarFeed/route.ts';
import { calls } from './calls.ts';
import { copies } from './copies.ts';
import { handOver } from './handOver.ts';
import { notices } from './notices/notices.ts';
import { followMergedOwner, followOwner } from './owners.ts';
import { followDueDate, followPart } from './proposal/follow.ts';
import { stepRules } from './proposal/stepRules.ts';
import { mailDecision } from './sendDecision/mailDecision.ts';
import { noteUnreached } from './sendDecision/noteUnreached.ts';

export const service = {
  name: 'opportunities',
  collections: [
    opportunities,
    documents,
    requirements,
    questions,
    proposalSections,
    proposalSteps,
    proposalTemplates,
    scorecards,
  ],
  rules: { opportunities: bidRules, proposalSteps: stepRules },
  calls,
  operations: [calendarFeedOperation],
  routes: calendarFeedRoute,
  access: calendarFeedAccess,
  copies,
  on: {
    'admin.opportunityOwner.merged': followMergedOwner,
    'admin.opportunityOwner.unmerged': followOwner,
    'admin.teams.changed': handOver,
    'opportunities.opportunities.changed': followDueDate,
    'opportunities.opportunities/decisions.changed': mailDecision,
    'opportunities.proposalSections.created': followPart,
    'opportunities.proposalSections.changed': followPart,
    'opportunities.proposalSteps.created': followPart,
    'opportunities.proposalSteps.changed': followPart,
    'shell.letters.ended': noteUnreached,
  },
  notices,
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  translations: { fr, ro, zh },
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
} satisfies ServiceOptions;
