import { join } from 'node:path';
import { documents, opportunities, scorecards } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import { announceOnce, copying, keepCopy, type Service, type ServiceOptions } from '@bidwright/service-kit';
import { bidRules } from './bidRules.ts';
import { handOver } from './handOver.ts';
import { ownAccess, ownOperations, ownRoutes } from './ownCalls.ts';
import { followMergedOwner, followOwner } from './owners.ts';
import { followPlan } from './plannedWork/followPlan.ts';

/** The services that hear of bids. */
export const listeners = ['admin', 'ftes', 'rfp-library'];

/** Tells services that listen of the bids that were there before they did. */
const tellOfBids = async (service: Service): Promise<void> => {
  for (const listener of listeners) await announceOnce(service, [opportunities], listener);
};

export const service = {
  name: 'opportunities',
  collections: [opportunities, documents, scorecards],
  rules: { opportunities: bidRules },
  operations: ownOperations,
  routes: ownRoutes,
  access: ownAccess,
  on: {
    ...copying('admin', 'opportunityStatus', 'chances', 'users', 'companies', 'projectTypes', 'sources', 'teams'),
    'admin.opportunityOwner.created': followOwner,
    'admin.opportunityOwner.changed': followOwner,
    'admin.opportunityOwner.merged': followMergedOwner,
    'admin.teams.changed': async (event, at) => {
      await keepCopy(event, at);
      await handOver(event, at);
    },
    'ftes.projections.created': followPlan,
    'ftes.projections.changed': followPlan,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
  prepare: async (service) => {
    // Where there are very many it takes minutes, which nobody has to wait for.
    void tellOfBids(service).catch((err) => service.log.error({ err }, 'others are not told of all bids'));
  },
} satisfies ServiceOptions;
