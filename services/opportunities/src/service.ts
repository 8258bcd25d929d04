import { join } from 'node:path';
import { documents, opportunities } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import { announceOnce, copying, type ServiceOptions } from '@bidwright/service-kit';
import { bidRules } from './bidRules.ts';
import { followMergedOwner, followOwner } from './owners.ts';
import { reportOperations } from './reports/operations.ts';
import { reportAccess, reportCalls } from './reports/reportCalls.ts';

export const service = {
  name: 'opportunities',
  collections: [opportunities, documents],
  rules: { opportunities: bidRules },
  operations: reportOperations,
  routes: reportCalls,
  access: reportAccess,
  on: {
    ...copying('admin', 'opportunityStatus', 'chances'),
    'admin.opportunityOwner.created': followOwner,
    'admin.opportunityOwner.changed': followOwner,
    'admin.opportunityOwner.merged': followMergedOwner,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
  prepare: (service) => announceOnce(service, [opportunities], 'ftes'),
} satisfies ServiceOptions;
