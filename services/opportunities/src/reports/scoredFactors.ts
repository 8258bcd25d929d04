import type { Figures } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf } from '../tables.ts';
import { b, bids } from './bids.ts';
import { type Behind, recordsOf } from './grouped.ts';
import { among } from './lookups.ts';
import { namedKey } from './namedKey.ts';
import type { Report } from './report.ts';
import type { View } from './view.ts';

const d = aliasOf('opportunities_decisions', 'd');

const decidedBids = (view: View) => bids(view, { categories: ['Won', 'Lost'], decided: true });

interface Row {
  id: string;
  category: 'Won' | 'Lost';
  /** What the bid was weighed by last, as JSON. */
  factors: string | { name: string; points: number }[] | null;
}

interface Given {
  bid: string;
  key: string;
  name: string;
  points: number;
  isWon: boolean;
}

interface Read {
  /** All bids that were decided in the period. */
  ids: string[];
  given: Given[];
}

/** What the bids that were won or lost in the period had been given when they were weighed last. */
const readIn = async (db: Database, view: View): Promise<Read> => {
  const { rows } = await sql<Row>`with ${decidedBids(view)}
    select ${b.id}, ${b.category}, (select ${d.factors} from ${d}
      where ${d.parentId} = ${b.id} and json_length(${d.factors}) > 0
      order by ${d.decidedOn} desc, ${d.dateCreated} desc, ${d.id} desc limit 1) as factors
    from b where ${b.decided} between ${view.from} and ${view.to}`.execute(db);
  return {
    ids: rows.map(({ id }) => id),
    given: rows.flatMap(({ id, category, factors }) => {
      const list: Exclude<Row['factors'], string> = typeof factors === 'string' ? JSON.parse(factors) : factors;
      return (list ?? []).map(({ name, points }) => ({
        bid: id,
        key: namedKey(name),
        name,
        points,
        isWon: category === 'Won',
      }));
    }),
  };
};

const mean = (some: readonly Given[]) =>
  some.length > 0 ? some.reduce((sum, { points }) => sum + points, 0) / some.length : null;

/** Points are given in whole ones: more than a tenth tells nothing. */
const tenths = (points: number | null) => (points === null ? null : Math.round(points * 10) / 10);

const bidsIn = (given: readonly Given[]) => new Set(given.map(({ bid }) => bid));

const figuresOf = (given: readonly Given[]): Figures => {
  const wonPoints = mean(given.filter(({ isWon }) => isWon));
  const lostPoints = mean(given.filter(({ isWon }) => !isWon));
  return {
    bids: bidsIn(given).size,
    wonPoints: tenths(wonPoints),
    lostPoints: tenths(lostPoints),
    apart: tenths(wonPoints === null || lostPoints === null ? null : wonPoints - lostPoints),
  };
};

/** The figure of bids that nobody weighed. */
const unread = 'unweighed';

const unweighed = ({ ids, given }: Read) => {
  const weighed = bidsIn(given);
  return ids.filter((id) => !weighed.has(id));
};

const idsBehind = (read: Read, { key, figure }: Behind): string[] => {
  if (figure === unread) return unweighed(read);
  return [...bidsIn(read.given.filter((one) => key === null || one.key === key))];
};

const apart = ({ figures }: { figures: Figures }) => Math.abs(Number(figures.apart ?? 0));

/** Which factors of the go/no-go score tell bids that were won from those that were lost, the most telling first. */
export const scoredFactors: Report = {
  rows: async (db, view) => {
    const read = await readIn(db, view);
    const rows = [...Map.groupBy(read.given, ({ key }) => key)].map(([key, some]) => ({
      key,
      name: some[0]?.name ?? null,
      figures: figuresOf(some),
    }));
    return {
      rows: rows.toSorted((one, other) => apart(other) - apart(one) || one.key.localeCompare(other.key)),
      totals: figuresOf(read.given),
      without: { [unread]: unweighed(read).length },
    };
  },
  records: async (db, view, behind) =>
    recordsOf(
      db,
      {
        tables: [decidedBids(view)],
        from: sql`b`,
        where: [among(b.id, idsBehind(await readIn(db, view), behind))],
        key: sql`''`,
        measures: {},
      },
      { ...behind, key: null, figure: null },
    ),
};
