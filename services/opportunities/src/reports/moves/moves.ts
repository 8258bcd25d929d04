import { addDays } from '@bidwright/contract-kit/days';
import { type Figures, type PipelineMove, pipelineMoves } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { t } from '../../tables.ts';
import { amountWas, b, bids, dueWas, idWas } from '../bids.ts';
import { recordsOf } from '../grouped.ts';
import { among } from '../lookups.ts';
import type { Report } from '../report.ts';
import type { View } from '../view.ts';
import { movesOf, type Standing } from './movesOf.ts';

interface Row {
  id: string;
  isNew: number;
  statusId: string;
  dueDate: string;
  amount: string | null;
  wasStatusId: string;
  wasDueDate: string;
  wasAmount: string | null;
}

interface Moved {
  id: string;
  moves: PipelineMove[];
  before: number;
  value: number;
}

/** As the bids stand at the period's end. What was not changed since it began did not move in it. */
const table = (view: View) => bids(view, { changedSince: view.from, ...(view.to < view.today && { asOf: view.to }) });

const standing = ({ lookups }: View, statusId: string, dueDate: string, amount: string | null): Standing => {
  const status = lookups.statuses.get(statusId);
  return {
    category: status?.category ?? 'Open',
    place: status?.order ?? 0,
    dueDate,
    amount: amount === null ? null : Number(amount),
  };
};

const movedOf = (view: View, row: Row): Moved => {
  const is = standing(view, row.statusId, row.dueDate, row.amount);
  const was = row.isNew ? undefined : standing(view, row.wasStatusId, row.wasDueDate, row.wasAmount);
  return { id: row.id, moves: movesOf(was, is), before: was?.amount ?? 0, value: is.amount ?? 0 };
};

/** What became of bids from the end of the day before the period to its own end, rebuilt from the change log. */
const movedIn = async (db: Database, view: View): Promise<Moved[]> => {
  const first = addDays(view.from, -1);
  const { rows } = await sql<Row>`with ${table(view)}
    select ${b.id}, ${b.created} >= ${view.from} as isNew, ${b.statusId}, ${b.amount}, ${dueWas(view.to)} as dueDate,
      ${idWas('opportunityStatus', first)} as wasStatusId, ${dueWas(first)} as wasDueDate, ${amountWas(first)} as wasAmount
    from b join ${t} on ${t.id} = ${b.id}`.execute(db);
  return rows.map((row) => movedOf(view, row)).filter(({ moves }) => moves.length > 0);
};

const figuresOf = (some: readonly Moved[]): Figures => ({
  bids: some.length,
  before: some.reduce((sum, { before }) => sum + before, 0),
  value: some.reduce((sum, { value }) => sum + value, 0),
});

/** What changed in the pipeline: what came, went on or back, slipped, became worth more or less, and how it ended. */
export const moves: Report = {
  rows: async (db, view) => {
    const moved = await movedIn(db, view);
    return {
      rows: pipelineMoves.map((key) => ({
        key,
        name: null,
        figures: figuresOf(moved.filter((one) => one.moves.includes(key))),
      })),
      totals: figuresOf(moved),
      without: {},
    };
  },
  records: async (db, view, { key, ...behind }) => {
    const moved = await movedIn(db, view);
    const ids = moved.filter((one) => key === null || one.moves.some((move) => move === key)).map(({ id }) => id);
    return recordsOf(
      db,
      { tables: [table(view)], from: sql`b`, where: [among(b.id, ids)], key: sql`''`, measures: {} },
      { ...behind, key: null, figure: null },
    );
  },
};
