import { join } from 'node:path';
import { rfpContent } from '@bidwright/contract-rfp-library';
import type { ServiceOptions } from '@bidwright/service-kit';
import { followStatus } from './followStatus.ts';

export const service = {
  name: 'rfp-library',
  collections: [rfpContent],
  on: { 'opportunities.opportunities.changed': followStatus },
  migrations: join(import.meta.dirname, '../migrations'),

  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today)['rfp-library'],
} satisfies ServiceOptions;
