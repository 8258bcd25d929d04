import { addMonths, endOfMonth } from '@bidwright/contract-kit/days';
import { type BoardColumn, noMonth } from '@bidwright/contract-opportunities';
import type { BidRow } from '../../OpportunityRecord.ts';
import { emptyLane, fillLanes, type Lane, type Shown } from '../board/lanes.ts';

/** So many months from this one on are columns even where nothing is decided in them yet. */
const ahead = 6;

const monthOf = (day: string) => day.slice(0, 7);

/** The months in which bids are decided, one after the other, and last the bids of which nobody knows. */
export const monthLanesOf = (
  columns: readonly BoardColumn[],
  today: string,
  nameOf: (month: string) => string,
  shown: Shown,
): Lane[] => {
  const next = Array.from({ length: ahead }, (_, at) => monthOf(addMonths(today, at)));
  const known = columns.map(({ group }) => group.id).filter((id) => id !== noMonth);
  const ids = [...[...new Set([...known, ...next])].sort(), noMonth];
  const lanes = new Map(ids.map((id) => [id, emptyLane({ id, name: nameOf(id) })]));
  return fillLanes(lanes, columns, ({ expectedAwardDate: day }) => (day ? monthOf(day) : noMonth), shown);
};

/** The day in another month that is as late in it; the last one where none was known, or the month is shorter. */
export const dayIn = (month: string, { expectedAwardDate }: Pick<BidRow, 'expectedAwardDate'>) => {
  if (month === noMonth) return null;
  const last = endOfMonth(`${month}-01`);
  const day = `${month}-${expectedAwardDate?.slice(8) ?? '31'}`;
  return day < last ? day : last;
};
