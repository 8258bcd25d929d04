import { join } from 'node:path';
import { documents, opportunities, scorecards } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';
import { bidRules } from './bidRules.ts';
import { copies } from './copies.ts';
import { handOver } from './handOver.ts';
import { ownAccess, ownOperations, ownRoutes } from './ownCalls.ts';
import { followMergedOwner } from './owners.ts';

export const service = {
  name: 'opportunities',
  collections: [opportunities, documents, scorecards],
  rules: { opportunities: bidRules },
  operations: ownOperations,
  routes: ownRoutes,
  access: ownAccess,
  copies,
  on: {
    'admin.opportunityOwner.merged': followMergedOwner,
    'admin.teams.changed': handOver,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
} satisfies ServiceOptions;
