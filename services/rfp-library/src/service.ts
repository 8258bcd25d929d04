import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files, images, rfpContent } from '@bidwright/contract-rfp-library';
import { type ServiceOptions, settings } from '@bidwright/service-kit';
import { str } from 'envalid';
import { contentRules } from './contentRules.ts';
import { copies } from './copies.ts';
import { followMerge } from './followStatus.ts';
import { accessTo, mount } from './ownCall.ts';
import { reportCall, reportFileCall } from './reports/reportCalls.ts';
import { reuseCall } from './reuse/reuseCall.ts';
import { useCall } from './reuse/useCall.ts';
import { reviewCall } from './review/reviewCall.ts';
import { foundCall } from './search/foundCall.ts';
import { libraryIn } from './search/libraryOf.ts';
import { searchOperation } from './search/operation.ts';
import { testCall } from './search/testCall.ts';
import { yearsCall } from './search/yearsCall.ts';
import { mountSections, sectionsAccess, sectionsOperation } from './sections/sectionsCall.ts';
import { similarCall } from './similar/similarCall.ts';

/** The search index can be made again at any time, so it may stand among temporary files. */
const dataFolder = () => settings({ DATA_DIR: str({ default: join(tmpdir(), 'bidwright-rfp-library') }) }).DATA_DIR;

/** The library of a service that runs. */
export const libraryOf = libraryIn(dataFolder);

const calls = [
  reuseCall,
  useCall,
  reviewCall,
  reportCall,
  reportFileCall,
  foundCall(libraryOf),
  similarCall(libraryOf),
  yearsCall,
];

export const service = {
  name: 'rfp-library',
  collections: [rfpContent, images, files],
  rules: { rfpContent: contentRules },
  copies,
  on: { 'opportunities.opportunities.merged': followMerge },
  migrations: join(import.meta.dirname, '../migrations'),
  operations: [searchOperation, sectionsOperation, ...calls.map(({ operation }) => operation)],
  routes: (service) => {
    const router = testCall(service, libraryOf);
    mount(router, service, calls);
    mountSections(router, service, dataFolder);
    return router;
  },
  access: { 'POST /api/rfp-library/test': rfpContent.rights.read, ...accessTo(calls), ...sectionsAccess },
  prepare: async (service) => void libraryOf(service),
  end: (service) => libraryOf(service).close(),
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today)['rfp-library'],
} satisfies ServiceOptions;
