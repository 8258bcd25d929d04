import { join } from 'node:path';
import { projections } from '@bidwright/contract-ftes';
import type { ServiceOptions } from '@bidwright/service-kit';

export const service = {
  name: 'ftes',
  collections: [projections],
  migrations: join(import.meta.dirname, '../migrations'),

  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).ftes,
} satisfies ServiceOptions;
