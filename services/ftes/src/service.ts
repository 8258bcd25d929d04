import { join } from 'node:path';
import { projections } from '@bidwright/contract-ftes';
import en from '@bidwright/contract-ftes/locales/en.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';
import express from 'express';
import { capacityCall } from './capacity/capacityCall.ts';
import { capacityOperation } from './capacity/operation.ts';
import { copies } from './copies.ts';
import { fold } from './folded.ts';
import { followMergedStatus } from './followStatus.ts';
import { watchPlan } from './overload/watch.ts';
import { savePlansOperation } from './save/operation.ts';
import { savePlansCall } from './save/savePlansCall.ts';
import { followBid, followPerson, planRules } from './whose.ts';

export const service = {
  name: 'ftes',
  collections: [projections],
  rules: { projections: planRules },
  operations: [capacityOperation, savePlansOperation],
  routes: (service) => express.Router().use(capacityCall(service), savePlansCall(service)),
  access: {
    'POST /api/ftes/capacity': projections.rights.read,
    'POST /api/ftes/savePlans': projections.rights.create,
  },
  copies,
  on: {
    'opportunities.opportunities.merged': async (event, at) => {
      await followMergedStatus(event, at);
      await fold('opportunity', followBid)(event, at);
    },
    'admin.users.merged': fold('fte', followPerson),
    'ftes.projections.created': watchPlan,
    'ftes.projections.changed': watchPlan,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).ftes,
} satisfies ServiceOptions;
