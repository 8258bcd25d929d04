import { join } from 'node:path';
import { documents, opportunities, scorecards } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import { announceOnce, copying, type ServiceOptions } from '@bidwright/service-kit';
import { bidRules } from './bidRules.ts';
import { ownAccess, ownOperations, ownRoutes } from './ownCalls.ts';
import { followMergedOwner, followOwner } from './owners.ts';

export const service = {
  name: 'opportunities',
  collections: [opportunities, documents, scorecards],
  rules: { opportunities: bidRules },
  operations: ownOperations,
  routes: ownRoutes,
  access: ownAccess,
  on: {
    ...copying('admin', 'opportunityStatus', 'chances', 'users'),
    'admin.opportunityOwner.created': followOwner,
    'admin.opportunityOwner.changed': followOwner,
    'admin.opportunityOwner.merged': followMergedOwner,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
  prepare: async (service) => {
    for (const listener of ['ftes', 'rfp-library']) await announceOnce(service, [opportunities], listener);
  },
} satisfies ServiceOptions;
