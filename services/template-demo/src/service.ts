import { join } from 'node:path';
import { posts } from '@bidwright/contract-template-demo';
import type { ServiceOptions } from '@bidwright/service-kit';

export const service = {
  name: 'template-demo',
  collections: [posts],
  migrations: join(import.meta.dirname, '../migrations'),

  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today)['template-demo'],
} satisfies ServiceOptions;
