import type { Figures } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { b, bids, stay, stays } from './bids.ts';
import { type Grouped, recordsOf } from './grouped.ts';
import { among, idsOf, valueBy } from './lookups.ts';
import type { Report } from './report.ts';
import type { View } from './view.ts';

const goesOn = sql`${stay.ended} is null`;

const isStuck = ({ lookups, today }: View) => {
  const limits = [...lookups.statuses].map(([id, { stuckAfterDays }]) => [id, stuckAfterDays] as const);
  return sql`${goesOn} and datediff(${today}, ${stay.entered}) > ${valueBy(stay.stayId, limits)}`;
};

/** Stays that ended in the period, and those that go on. A bid that was not changed since it began ended none in it. */
const grouped = (view: View): Grouped => {
  const isRecent = sql`(${b.category} in ('Open', 'Submitted') or ${b.dateUpdated} >= unix_timestamp(${view.from}))`;
  return {
    tables: [bids(view), stays(isRecent)],
    from: sql`s as b`,
    where: [
      among(stay.stayId, idsOf(view.lookups, 'Open', 'Submitted')),
      sql`(${goesOn} or ${stay.ended} between ${view.from} and ${view.to})`,
    ],
    key: stay.stayId,
    measures: {
      stays: { when: sql`${stay.ended} is not null` },
      here: { when: goesOn },
      stuck: { when: isStuck(view) },
    },
  };
};

/** How many stays in a status took so many days. */
interface Took {
  status: string;
  days: number;
  many: number;
  goesOn: number;
  isStuck: number;
}

const tookIn = async (db: Database, view: View): Promise<Took[]> => {
  const { tables, from, where } = grouped(view);
  const { rows } = await sql<Took>`with ${sql.join(tables)}
    select ${stay.stayId} as status, datediff(coalesce(${stay.ended}, ${view.today}), ${stay.entered}) as days, count(*) as many,
      max(${goesOn}) as goesOn, coalesce(${isStuck(view)}, 0) as isStuck
    from ${from} where ${sql.join(where, sql` and `)}
    group by status, days, ${goesOn}, isStuck order by days`.execute(db);
  return rows;
};

const total = (some: readonly Took[]) => some.reduce((sum, { many }) => sum + many, 0);

/** The days of the stay at a place, from 1, of stays in the order of their days. */
const at = (ended: readonly Took[], place: number): number => {
  let passed = 0;
  for (const { days, many } of ended) {
    passed += many;
    if (passed >= place) return days;
  }
  return 0;
};

const figuresOf = (some: readonly Took[]): Figures => {
  const ended = some.filter((one) => !one.goesOn);
  const going = some.filter((one) => one.goesOn);
  const count = total(ended);
  const middle = (at(ended, Math.floor((count + 1) / 2)) + at(ended, Math.floor((count + 2) / 2))) / 2;
  return {
    stays: count,
    median: count > 0 ? middle : null,
    p90: count > 0 ? at(ended, Math.ceil(count * 0.9)) : null,
    here: total(going),
    oldest: going.at(-1)?.days ?? null,
    stuck: total(going.filter((one) => one.isStuck)),
  };
};

/** How long bids stay in a status, by their middle and their slowest tenth, and which have stayed too long. */
export const timeInStatus: Report = {
  rows: async (db, view) => {
    const took = await tookIn(db, view);
    const place = (id: string) => view.lookups.statuses.get(id)?.order ?? 0;
    const rows = [...Map.groupBy(took, ({ status }) => status)]
      .toSorted(([one], [other]) => place(one) - place(other))
      .map(([key, some]) => ({ key, name: view.lookups.statuses.get(key)?.name ?? null, figures: figuresOf(some) }));
    return { rows, totals: figuresOf(took), without: {} };
  },
  records: (db, view, behind) => recordsOf(db, grouped(view), behind),
};
