import {
  type LibraryReportAnswer,
  type LibraryReportCall,
  type LibraryReportRow,
  type ReviewState,
  reviewStates,
} from '@bidwright/contract-rfp-library';
import { libraryAddress } from '../addresses.ts';
import { withSearch } from '../library/address.ts';
import type { Search } from '../library/search.ts';

type Row = Pick<LibraryReportRow, 'key' | 'name'>;

/** The entries of a row; undefined where no filter finds them. */
const ofRow = (by: LibraryReportAnswer['by'], { key, name }: Row): Partial<Search> | undefined => {
  if (key === null) return undefined;
  if (by === 'sectionTitle') return { section: [key] };
  return by === 'year' ? { year: [key] } : { owner: { id: key, name: name ?? key } };
};

const isState = (figure: string): figure is ReviewState => reviewStates.some((state) => state === figure);

const ofFigure = (figure: string): Partial<Search> | undefined => {
  if (figure === 'entries') return {};
  if (isState(figure)) return { review: [figure], sort: 'due' };
  if (figure === 'used' || figure === 'won') return { sort: figure };
  return undefined;
};

type Scope = Partial<Pick<LibraryReportCall, 'report' | 'from' | 'to' | 'team'>>;

/** No search finds what was added in a period. */
const isBeyond = ({ report, from, to }: Scope) => report === 'library-freshness' && Boolean(from || to);

/** The address of the entries behind a figure of a row, or of all rows; undefined where none stand behind it. */
export const entriesBehind = (
  by: LibraryReportAnswer['by'],
  row: Row | undefined,
  figure: string,
  scope: Scope = {},
): string | undefined => {
  const own = row ? ofRow(by, row) : {};
  const wanted = ofFigure(figure);
  if (!own || !wanted || (!row && !isState(figure)) || isBeyond(scope)) return undefined;
  return `${libraryAddress}?${withSearch(new URLSearchParams(), { ...own, ...wanted, team: scope.team ?? [] })}`;
};
