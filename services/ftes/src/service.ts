import { join } from 'node:path';
import type { User } from '@bidwright/contract-admin';
import { actuals, leaves, personSkills, projections } from '@bidwright/contract-ftes';
import en from '@bidwright/contract-ftes/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-ftes/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-ftes/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-ftes/locales/zh.json' with { type: 'json' };
import type { Opportunity } from '@bidwright/contract-opportunities';
import type { ServiceOptions } from '@bidwright/service-kit';
import { calls } from './calls.ts';
import { copies, named } from './copies.ts';
import { fold } from './folded.ts';
import { followMergedStatus } from './followStatus.ts';
import { notices } from './notices/notices.ts';
import { watchLeave, watchPlan } from './overload/watch.ts';
import { keepBest } from './skills/keepBest.ts';
import type { Follows } from './tables.ts';
import { leaveRules } from './time/leaveRules.ts';
import { actualRules, followBid, followPerson, planRules } from './whose.ts';

const followMerged: Follows<Opportunity> = async (event, at) => {
  await followMergedStatus(event, at);
  await fold('opportunity', followBid)(event, at);
};

const followMergedPerson: Follows<User> = async (event, at) => {
  await keepBest('person')(event, at);
  await fold('fte', followPerson)(event, at);
};

export const service = {
  name: 'ftes',
  collections: [projections, actuals, personSkills, leaves],
  rules: { projections: planRules, actuals: actualRules, leaves: leaveRules },
  calls,
  copies,
  named,
  on: {
    'opportunities.opportunities.merged': followMerged,
    'admin.users.merged': followMergedPerson,
    'admin.skills.merged': keepBest('skill'),
    'ftes.projections.created': watchPlan,
    'ftes.projections.changed': watchPlan,
    'ftes.leaves.created': watchLeave,
    'ftes.leaves.changed': watchLeave,
  },
  notices,
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  translations: { fr, ro, zh },
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).ftes,
} satisfies ServiceOptions;
