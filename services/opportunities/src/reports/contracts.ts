import type { Figures } from '@bidwright/contract-opportunities';
import { type RawBuilder, sql } from 'kysely';
import { aliasOf } from '../tables.ts';
import { b, bids } from './bids.ts';
import { type Grouped, recordsOf } from './grouped.ts';
import type { Report } from './report.ts';
import type { View } from './view.ts';

type Sql = RawBuilder<unknown>;

const [d, newer] = [aliasOf('documents', 'd'), aliasOf('documents', 'newer')];
const r = aliasOf('opportunities', 'r');

/** A list of contracts, each a row of its own. */
type Listed = Pick<Grouped, 'tables' | 'from' | 'where' | 'key'>;

/** Rows answered at most, those that end first; more than a firm has. */
const max = 5000;

const signed = sql`${d.documentType} = 'signedContractScope' and ${d.status} = 'Active' and ${d.id} not in (
  select ${newer.supersedesId} from ${newer} where ${newer.supersedesId} is not null and ${newer.status} = 'Active')`;

const running = (view: View): Listed => ({
  tables: [bids(view)],
  from: sql`${d} force index (documents_ends) straight_join b on ${b.id} = ${d.opportunityId}`,
  where: [signed, sql`(${d.endDate} is null or ${d.endDate} >= ${view.today})`],
  key: d.id,
});

/** Contracts that end in a period; of a bid with several the one that ends last. No recompete was recorded yet. */
const unfollowed = (view: View): Listed => ({
  tables: [
    bids(view, { categories: ['Won'] }),
    sql`latest as (select ${d.opportunityId}, max(${d.endDate}) as endDate from ${d} force index (documents_ends) where ${signed}
      group by ${d.opportunityId}
      having endDate between ${view.from} and ${view.to})`,
  ],
  from: sql`latest straight_join b on ${b.id} = latest.opportunityId join ${d} on ${d.id} = (select min(${d.id})
    from ${d} where ${d.opportunityId} = ${b.id} and ${d.endDate} = latest.endDate and ${signed})`,
  where: [
    sql`${d.endDate} between ${view.from} and ${view.to}`,
    sql`not exists (select 1 from ${r} where ${r.originalOpportunityId} = ${b.id} and ${r.isRecompete} = 1
      and ${r.status} = 'Active')`,
  ],
  key: b.id,
});

interface Row {
  rowKey: string;
  bid: string;
  name: string;
  client: string;
  starts: string | null;
  ends: string | null;
  daysLeft: number | null;
  amount: number | null;
}

const figuresOf = ({ client, starts, ends, daysLeft, amount }: Row): Figures => ({
  client,
  starts,
  ends,
  left: daysLeft,
  amount,
});

const listed = (of: (view: View) => Listed, figures: readonly string[]): Report => {
  const named = (all: Figures): Figures => Object.fromEntries(figures.map((name) => [name, all[name] ?? null]));
  return {
    rows: async (db, view) => {
      const { tables, from, where, key } = of(view);
      const conditions: Sql = sql.join(where, sql` and `);
      const { rows } = await sql<Row>`with ${sql.join(tables)} select ${key} as rowKey, ${b.id} as bid,
          ${b.solicitationName} as name, ${b.clientName} as client, ${d.startDate} as starts, ${d.endDate} as ends,
          datediff(${d.endDate}, ${view.today}) as daysLeft, coalesce(${d.amount}, ${b.winningAmount}) as amount
        from ${from} where ${conditions} order by ${d.endDate} is null, ${d.endDate}, ${d.id} limit ${max}`.execute(db);
      return {
        rows: rows.map((row) => ({ key: row.rowKey, name: row.name, bid: row.bid, figures: named(figuresOf(row)) })),
        totals: named({ amount: rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }),
        without: {},
      };
    },
    records: (db, view, behind) => recordsOf(db, { ...of(view), measures: {} }, behind),
  };
};

/** Every signed contract that has not ended. */
export const contracts: Report = listed(running, ['client', 'starts', 'ends', 'left', 'amount']);

/** Contracts that end soon enough to bid again, and nobody does. */
export const recompeteRadar: Report = listed(unfollowed, ['client', 'ends', 'left', 'amount']);
