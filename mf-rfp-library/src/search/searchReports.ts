import { libraryReportIds } from '@bidwright/contract-rfp-library';
import { titleSearch } from '@bidwright/remote-kit/search';
import { reportAddress } from '../addresses.ts';

/** Reports by their titles, for the search over everything. */
export const search = titleSearch(
  libraryReportIds.map((id) => ({ id, message: `rfp-library.report-${id}`, path: reportAddress(id) })),
  (language) => [import(`../../locales/${language}.json`)],
);
