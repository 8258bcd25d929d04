import { join } from 'node:path';
import { projections } from '@bidwright/contract-ftes';
import en from '@bidwright/contract-ftes/locales/en.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';
import { followStatus } from './followStatus.ts';

export const service = {
  name: 'ftes',
  collections: [projections],
  on: { 'opportunities.opportunities.changed': followStatus },
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).ftes,
} satisfies ServiceOptions;
