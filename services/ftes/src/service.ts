import { join } from 'node:path';
import { actuals, projections } from '@bidwright/contract-ftes';
import en from '@bidwright/contract-ftes/locales/en.json' with { type: 'json' };
import type { Opportunity } from '@bidwright/contract-opportunities';
import type { ServiceOptions } from '@bidwright/service-kit';
import { calls } from './calls.ts';
import { copies } from './copies.ts';
import { fold } from './folded.ts';
import { followMergedStatus } from './followStatus.ts';
import { notices } from './notices/notices.ts';
import { watchPlan } from './overload/watch.ts';
import type { Follows } from './tables.ts';
import { actualRules, followBid, followPerson, planRules } from './whose.ts';

const followMerged: Follows<Opportunity> = async (event, at) => {
  await followMergedStatus(event, at);
  await fold('opportunity', followBid)(event, at);
};

export const service = {
  name: 'ftes',
  collections: [projections, actuals],
  rules: { projections: planRules, actuals: actualRules },
  calls,
  copies,
  on: {
    'opportunities.opportunities.merged': followMerged,
    'admin.users.merged': fold('fte', followPerson),
    'ftes.projections.created': watchPlan,
    'ftes.projections.changed': watchPlan,
  },
  notices,
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).ftes,
} satisfies ServiceOptions;
