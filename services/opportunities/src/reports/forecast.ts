import { endOfMonth, monthsIn, startOfMonth } from '@bidwright/contract-kit/days';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf } from '../tables.ts';
import { b, bids } from './bids.ts';
import type { Grouped } from './grouped.ts';
import type { View } from './view.ts';

const p = aliasOf('plannedWork', 'p');

/** The first month for which anybody is planned; the table counts months from the year 0. */
const planned = sql`(select floor(min(${p.firstMonth}) / 12) * 100 + min(${p.firstMonth}) % 12 + 1
  from ${p} where ${p.opportunityId} = ${b.id})`;

/** While nobody is planned it is assumed: the month after the award, or three months after the bid is due. */
const assumed = sql`period_add(date_format(coalesce(${b.expectedAwardDate}, ${b.dueDate}), '%Y%m'),
  case when ${b.expectedAwardDate} is null then 3 else 1 end)`;

const isKnown = sql`${b.amount} is not null and ${b.estimatedProjectLength} > 0`;

/** As a fraction: rounded to cents it would not add up. */
const monthly = sql`${b.amount} * 1e0 / ${b.estimatedProjectLength}`;

/** What is added up of the bids of each month. */
const sums = (amount: RawBuilder<unknown>) => {
  const won = sql`${b.category} = 'Won'`;
  const hoped = sql`${b.category} <> 'Won'`;
  return {
    won: { when: won, sum: amount },
    weighted: { when: hoped, sum: sql`${amount} * ${b.chance}` },
    exposure: { when: hoped, sum: amount },
  };
};

const running = (view: View) => bids(view, { categories: ['Open', 'Submitted', 'Won'] });

/** Whole amounts in the month in which the client is expected to award. */
const byAward = (view: View): Grouped => ({
  tables: [running(view)],
  from: sql`b`,
  where: [
    sql`${b.amount} is not null`,
    sql`${b.expectedAwardDate} between ${startOfMonth(view.from)} and ${endOfMonth(view.to)}`,
  ],
  key: sql`date_format(${b.expectedAwardDate}, '%Y-%m')`,
  measures: { bids: {}, ...sums(b.amount) },
  without: {
    worthless: sql`${b.amount} is null`,
    undated: sql`${b.amount} is not null and ${b.expectedAwardDate} is null`,
  },
});

/** What work that is won and work that is hoped for brings by month, spread evenly over its length. */
const byWork = (view: View): Grouped => {
  const months = monthsIn(view.from, view.to).map((month) => [month, Number(month.replace('-', ''))] as const);
  const rows = months.map(([month, number]) => sql`select ${month} as month, ${number} as number`);
  const isAssumed = sql`w.planned is null`;
  const ends = sql`period_add(w.begins, ${b.estimatedProjectLength})`;
  return {
    tables: [
      running(view),
      sql`m as (${sql.join(rows, sql` union all `)})`,
      sql`known as (select ${b.id}, ${planned} as planned, ${assumed} as assumed from b where ${isKnown})`,
      sql`w as (select known.id, known.planned, coalesce(known.planned, known.assumed) as begins from known)`,
    ],
    from: sql`b join w on w.id = ${b.id} join m on m.number >= w.begins and m.number < ${ends}`,
    where: [],
    key: sql`m.month`,
    measures: {
      bids: { once: true },
      assumed: { when: isAssumed, once: true },
      ...sums(monthly),
    },
    without: {
      unpriced: sql`${b.amount} is null or coalesce(${b.estimatedProjectLength}, 0) = 0`,
      unplanned: sql`w.begins <= ${months.at(-1)?.[1]} and ${ends} > ${months[0]?.[1]} and ${isAssumed}`,
    },
    all: sql`b left join w on w.id = ${b.id}`,
  };
};

/** What the firm can expect by month: spread over the work, or in whole where it is awarded. */
export const forecast = (view: View): Grouped => (view.basis === 'award' ? byAward(view) : byWork(view));
