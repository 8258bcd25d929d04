import { join } from 'node:path';
import { files, images, rfpContent } from '@bidwright/contract-rfp-library';
import type { Service, ServiceOptions } from '@bidwright/service-kit';
import { calls } from './calls.ts';
import { contentRules } from './contentRules.ts';
import { copies, named } from './copies.ts';
import { followMerge } from './followStatus.ts';
import { dataFolder, libraryOf } from './library.ts';
import { notices } from './notices/notices.ts';
import { followAnswers } from './reuse/followAnswers.ts';
import { foundCall, foundOperation } from './search/foundCall.ts';
import { searchOperation } from './search/operation.ts';
import { testCall } from './search/testCall.ts';
import { mountSections, sectionsAccess, sectionsOperation } from './sections/sectionsCall.ts';
import type { Db } from './tables.ts';

export const service = {
  name: 'rfp-library',
  collections: [rfpContent, images, files],
  rules: { rfpContent: contentRules },
  copies,
  named,
  on: {
    'opportunities.opportunities.merged': followMerge,
    'opportunities.questions.changed': followAnswers,
  },
  notices,
  migrations: join(import.meta.dirname, '../migrations'),
  calls,
  operations: [searchOperation, foundOperation, sectionsOperation],
  routes: (service: Service<Db>) => {
    const router = testCall(service, libraryOf).use(foundCall(service, libraryOf));
    mountSections(router, service, dataFolder);
    return router;
  },
  access: {
    'POST /api/rfp-library/test': rfpContent.rights.read,
    'POST /api/rfp-library/found': rfpContent.rights.read,
    ...sectionsAccess,
  },
  prepare: async (service: Service<Db>) => void libraryOf(service),
  end: (service: Service<Db>) => libraryOf(service).close(),
  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today)['rfp-library'],
} satisfies ServiceOptions;
