import { join } from 'node:path';
import { projections } from '@bidwright/contract-ftes';
import en from '@bidwright/contract-ftes/locales/en.json' with { type: 'json' };
import { announceOnce, copying, type Service, type ServiceOptions } from '@bidwright/service-kit';
import express from 'express';
import { capacityCall } from './capacity/capacityCall.ts';
import { capacityOperation } from './capacity/operation.ts';
import { fold } from './folded.ts';
import { followMergedStatus, followStatus } from './followStatus.ts';
import { watchBid, watchPerson, watchPlan } from './overload/watch.ts';
import { savePlansOperation } from './save/operation.ts';
import { savePlansCall } from './save/savePlansCall.ts';
import { followBid, followPerson, planRules } from './whose.ts';

/** Tells the service of bids of the plans that were there before it listened: it says which projects nobody works on. */
const tellOfPlans = (service: Service) => announceOnce(service, [projections], 'opportunities');

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
  on: {
    ...copying('admin', 'opportunityStatus', 'chances'),
    'opportunities.opportunities.created': followBid,
    'opportunities.opportunities.changed': async (event, at) => {
      await followStatus(event, at);
      await followBid(event, at);
      await watchBid(event, at);
    },
    'opportunities.opportunities.merged': async (event, at) => {
      await followMergedStatus(event, at);
      await fold('opportunity', followBid)(event, at);
    },
    'admin.users.merged': fold('fte', followPerson),
    'admin.users.created': followPerson,
    'admin.users.changed': async (event, at) => {
      await followPerson(event, at);
      await watchPerson(event, at);
    },
    'ftes.projections.created': watchPlan,
    'ftes.projections.changed': watchPlan,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).ftes,
  prepare: async (service) => {
    // Where there are very many it takes minutes, which nobody has to wait for.
    void tellOfPlans(service).catch((err) => service.log.error({ err }, 'others are not told of all plans'));
  },
} satisfies ServiceOptions;
