import type { Figures, requirementStates } from '@bidwright/contract-opportunities';
import { columnsOf, type Database } from '@bidwright/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { r } from '../requirements/counted.ts';
import { b, bids } from './bids.ts';
import { countEach, type Grouped, recordsOf } from './grouped.ts';
import type { Report } from './report.ts';
import type { View } from './view.ts';

/** Rows answered at most, those that are due first; more than a firm works on. */
const max = 5000;

const states = {
  toDo: 'Open',
  inWork: 'In work',
  written: 'Written',
  reviewed: 'Reviewed',
  notApplicable: 'Not applicable',
} as const satisfies Record<string, (typeof requirementStates)[number]>;

/** What is counted of each bid's requirements; whoever has written one needs no owner any more. */
const counted = {
  requirements: sql`count(*)`,
  ...Object.fromEntries(Object.entries(states).map(([name, state]) => [name, sql`sum(${r.state} = ${state})`])),
  unowned: sql`sum(${r.ownerId} is null and ${r.state} in ('Open', 'In work'))`,
};

type Counts = Record<keyof typeof states | 'requirements' | 'unowned', number>;

const names = ['requirements', 'toDo', 'inWork', 'written', 'reviewed', 'notApplicable', 'unowned'] as const;

const q = columnsOf<Counts & { opportunityId: string }>('q');

const counts: RawBuilder<unknown> = sql`q as (select ${r.opportunityId},
    ${sql.join(Object.entries(counted).map(([name, of]) => sql`${of} as ${sql.ref(name)}`))}
  from ${r} where ${r.status} = 'Active' group by ${r.opportunityId})`;

const isUnread = sql`${q.opportunityId} is null`;

const grouped = (view: View): Grouped => ({
  tables: [bids(view, { categories: ['Open'] }), counts],
  from: sql`b join q on ${q.opportunityId} = ${b.id}`,
  where: [],
  key: b.id,
  measures: Object.fromEntries(names.map((name) => [name, { when: sql`${q[name]} > 0`, sum: q[name] }])),
  without: { unread: isUnread },
  all: sql`b left join q on ${q.opportunityId} = ${b.id}`,
});

interface Row extends Counts {
  id: string;
  name: string;
  dueOn: string;
  daysLeft: number;
}

const countsOf = (row: Counts): Figures => Object.fromEntries(names.map((name) => [name, Number(row[name])]));

const totalOf = (rows: readonly Row[]): Figures =>
  Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)]));

/** How far the requirements of each bid that is worked on are, the next due first. */
export const openRequirements: Report = {
  rows: async (db: Database, view) => {
    const of = grouped(view);
    const [{ rows }, without] = await Promise.all([
      sql<Row>`with ${sql.join(of.tables)} select ${b.id}, ${b.solicitationName} as name, ${b.dueDate} as dueOn,
          datediff(${b.dueDate}, ${view.today}) as daysLeft, ${sql.join(names.map((name) => q[name]))}
        from ${of.from} order by ${b.dueDate}, ${b.id} limit ${max}`.execute(db),
      countEach(db, of, of.without ?? {}),
    ]);
    return {
      rows: rows.map((row) => ({
        key: row.id,
        name: row.name,
        bid: row.id,
        figures: { dueOn: row.dueOn, left: row.daysLeft, ...countsOf(row) },
      })),
      totals: { dueOn: null, left: null, ...totalOf(rows) },
      without,
    };
  },
  records: (db, view, behind) => recordsOf(db, grouped(view), behind),
};
