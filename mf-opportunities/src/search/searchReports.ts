import { titleSearch } from '@bidwright/remote-kit/search';
import { reportAddress } from '../reports/addresses.ts';
import { shownReports } from '../reports/catalogue/catalog.ts';

/** Reports by their titles, for the search over everything. */
export const search = titleSearch(
  shownReports.map((id) => ({ id, message: `opportunities.report.${id}`, path: reportAddress(id) })),
  (language) => [import(`../../locales/${language}.json`)],
);
