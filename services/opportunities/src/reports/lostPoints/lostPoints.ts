import type { Figures } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { t } from '../../tables.ts';
import { b, bids } from '../bids.ts';
import { share } from '../dimension.ts';
import { type Behind, recordsOf } from '../grouped.ts';
import { among } from '../lookups.ts';
import { namedKey } from '../namedKey.ts';
import type { Report } from '../report.ts';
import type { View } from '../view.ts';
import { type LostPoints, pointsIn } from './pointsIn.ts';

/** Rows answered at most, the first. */
const max = 1000;

const lostBids = (view: View) => bids(view, { categories: ['Lost'], decided: true });

interface Read {
  bid: string;
  lost: LostPoints[];
}

/** The bids that were lost in the period, with what their notes say. */
const readIn = async (db: Database, view: View): Promise<Read[]> => {
  const { rows } = await sql<{ id: string; note: string | null }>`with ${lostBids(view)}
    select ${b.id}, ${t.pointsLostOnSections} as note from b join ${t} on ${t.id} = ${b.id}
    where ${b.decided} between ${view.from} and ${view.to}`.execute(db);
  return rows.map(({ id, note }) => ({ bid: id, lost: pointsIn(note ?? '') }));
};

type Named = LostPoints & { bid: string; key: string };

const namedIn = (read: Read[]): Named[] =>
  read.flatMap(({ bid, lost }) => lost.map((one) => ({ ...one, bid, key: namedKey(one.section) })));

const figuresOf = (named: Named[]): Figures => {
  const known = named.filter(({ outOf }) => outOf !== null);
  const sum = (some: Named[], of: (one: Named) => number | null) => some.reduce((all, one) => all + (of(one) ?? 0), 0);
  const outOf = sum(known, (one) => one.outOf);
  return {
    bids: new Set(named.map(({ bid }) => bid)).size,
    points: sum(named, ({ points }) => points),
    outOf: known.length > 0 ? outOf : null,
    lostShare: share(
      sum(known, ({ points }) => points),
      outOf,
    ),
  };
};

/** The figure of bids whose notes say nothing of a section. */
const unread = 'unscored';

const idsBehind = (read: Read[], { key, figure }: Behind): string[] => {
  if (figure === unread) return read.filter(({ lost }) => lost.length === 0).map(({ bid }) => bid);
  return namedIn(read)
    .filter((one) => key === null || one.key === key)
    .map(({ bid }) => bid);
};

/** Which sections cost lost bids how many points, as far as somebody wrote it down. */
export const lostPoints: Report = {
  rows: async (db, view) => {
    const read = await readIn(db, view);
    const named = namedIn(read);
    const rows = [...Map.groupBy(named, ({ key }) => key)]
      .map(([key, some]) => ({ key, name: some[0]?.section ?? null, figures: figuresOf(some) }))
      .toSorted((one, other) => Number(other.figures.points) - Number(one.figures.points));
    return {
      rows: rows.slice(0, max),
      totals: figuresOf(named),
      without: { [unread]: read.filter(({ lost }) => lost.length === 0).length },
    };
  },
  records: async (db, view, behind) => {
    const ids = [...new Set(idsBehind(await readIn(db, view), behind))];
    return recordsOf(
      db,
      { tables: [lostBids(view)], from: sql`b`, where: [among(b.id, ids)], key: sql`''`, measures: {} },
      { ...behind, key: null, figure: null },
    );
  },
};
