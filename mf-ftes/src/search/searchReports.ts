import { staffReportIds } from '@bidwright/contract-ftes';
import { titleSearch } from '@bidwright/remote-kit/search';
import { reportAddress } from '../addresses.ts';

/** Reports by their titles, for the search over everything. */
export const search = titleSearch(
  staffReportIds.map((id) => ({ id, message: `ftes.report.${id}`, path: reportAddress(id) })),
  (language) => [import(`../../locales/${language}.json`)],
);
