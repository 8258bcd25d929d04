import { join } from 'node:path';
import { documents, opportunities } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';

export const service = {
  name: 'opportunities',
  collections: [opportunities, documents],
  migrations: join(import.meta.dirname, '../migrations'),
  words: en,
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today).opportunities,
} satisfies ServiceOptions;
