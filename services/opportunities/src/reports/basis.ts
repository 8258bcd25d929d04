import type { Basis } from '@bidwright/contract-opportunities';
import { type RawBuilder, sql } from 'kysely';
import { b } from './bids.ts';
import type { View } from './view.ts';

const days: Partial<Record<Basis, RawBuilder<unknown>>> = {
  decided: b.decided,
  due: b.dueDate,
  recorded: b.created,
};

/** The day by which a report puts a bid `b` into a period. */
export const dayOf = ({ report, basis }: View): RawBuilder<unknown> => {
  const day = basis && days[basis];
  if (!day) throw new Error(`${report} does not go by a day of each bid`);
  return day;
};

/** Only bids of which that day is in the period. */
export const inPeriod = (view: View): RawBuilder<unknown> => sql`${dayOf(view)} between ${view.from} and ${view.to}`;
