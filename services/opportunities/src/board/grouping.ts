import { awardMonth, type BoardDimension, noMonth } from '@bidwright/contract-opportunities';
import type { chosenBy } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { t } from '../tables.ts';

type Condition = ReturnType<typeof chosenBy>[number];

/** By what the columns of a board differ. */
export interface Grouping {
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** Whether a record is in the column of this id. */
  has: (id: string) => Condition;
}

const pointingTo = (field: BoardDimension): Grouping => {
  const id = t[`${field}Id`];
  return { id, name: t[`${field}Name`], has: (one) => sql<boolean>`${id} = ${one}` };
};

const month = sql`coalesce(date_format(${t.expectedAwardDate}, '%Y-%m'), ${sql.lit(noMonth)})`;

const byMonth: Grouping = {
  id: month,
  name: month,
  has: (id) =>
    id === noMonth
      ? sql<boolean>`${t.expectedAwardDate} is null`
      : sql<boolean>`${t.expectedAwardDate} between ${`${id}-01`} and last_day(${`${id}-01`})`,
};

/** What the columns of a board are to be. */
export const groupingBy = (by: BoardDimension | typeof awardMonth): Grouping =>
  by === awardMonth ? byMonth : pointingTo(by);
