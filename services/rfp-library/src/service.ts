import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files, images, rfpContent } from '@bidwright/contract-rfp-library';
import { type ServiceOptions, settings } from '@bidwright/service-kit';
import { str } from 'envalid';
import { followMerge, followStatus } from './followStatus.ts';
import { libraryIn } from './search/libraryOf.ts';
import { searchOperation } from './search/operation.ts';
import { testCall } from './search/testCall.ts';

/** The search index can be made again at any time, so it may stand among temporary files. */
const dataFolder = () => settings({ DATA_DIR: str({ default: join(tmpdir(), 'bidwright-rfp-library') }) }).DATA_DIR;

const libraryOf = libraryIn(dataFolder);

export const service = {
  name: 'rfp-library',
  collections: [rfpContent, images, files],
  on: {
    'opportunities.opportunities.changed': followStatus,
    'opportunities.opportunities.merged': followMerge,
  },
  migrations: join(import.meta.dirname, '../migrations'),
  operations: [searchOperation],
  routes: (service) => testCall(service, libraryOf),
  access: { 'POST /api/rfp-library/test': rfpContent.rights.read },
  prepare: async (service) => void libraryOf(service),
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today)['rfp-library'],
} satisfies ServiceOptions;
