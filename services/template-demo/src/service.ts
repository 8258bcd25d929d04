import { join } from 'node:path';
import type { ServiceOptions } from '@bidwright/service-kit';
import { calls } from './calls.ts';

export const service = {
  name: 'template-demo',
  collections: [],
  calls,
  migrations: join(import.meta.dirname, '../migrations'),
} satisfies ServiceOptions;
