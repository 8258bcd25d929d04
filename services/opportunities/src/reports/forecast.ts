import { sql } from 'kysely';
import { bids } from './bids.ts';
import { monthsIn } from './days.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

/** The month in which work begins: the one after the award, or three months after the bid is due. */
const begins = sql`period_add(date_format(coalesce(b.expectedAwardDate, b.dueDate), '%Y%m'),
  case when b.expectedAwardDate is null then 3 else 1 end)`;

const isKnown = sql`b.amount is not null and b.estimatedProjectLength > 0`;

/** As a fraction: rounded to cents it would not add up. */
const monthly = sql`b.amount * 1e0 / b.estimatedProjectLength`;

/** What work that is won and work that is hoped for brings by month, spread evenly over its length. */
export const forecast = (view: View): Grouped => {
  const months = monthsIn(view.from, view.to).map(
    (month) => sql`select ${month} as month, ${Number(month.replace('-', ''))} as number`,
  );
  const won = sql`b.category = 'Won'`;
  const hoped = sql`b.category <> 'Won'`;
  return {
    tables: [
      bids(view, { categories: ['Open', 'Submitted', 'Won'] }),
      sql`m as (${sql.join(months, sql` union all `)})`,
      sql`w as (select b.id, ${begins} as begins from b where ${isKnown})`,
    ],
    from: sql`b join w on w.id = b.id join m on m.number >= w.begins
      and m.number < period_add(w.begins, b.estimatedProjectLength)`,
    where: [],
    key: sql`m.month`,
    measures: {
      bids: { once: true },
      won: { when: won, sum: monthly },
      weighted: { when: hoped, sum: sql`${monthly} * b.chance` },
      exposure: { when: hoped, sum: monthly },
    },
    without: { unpriced: sql`b.amount is null or coalesce(b.estimatedProjectLength, 0) = 0` },
  };
};
