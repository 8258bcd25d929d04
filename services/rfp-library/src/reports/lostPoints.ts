import type { LibraryFigures, LibraryReportRow } from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Categories } from '../reuse/outcomes.ts';
import { reuseRows } from './reuse.ts';
import type { Rows } from './rows.ts';

interface Bid {
  id: string;
  name: string;
  statusId: string | null;
  pointsLost: string;
}

/** Bids of a row that are told by name. */
const mostTold = 50;

const bidsWithNotes = async (db: Database) => {
  const { rows } = await sql<Bid>`select id, coalesce(name, '') as name, statusId, pointsLost from liveOpportunities
    where pointsLost is not null and pointsLost <> '' order by dateUpdated desc, id`.execute(db);
  return rows;
};

/** Does a note name a section? Its words count in any form, in a row. */
const namesIn = (section: string) => {
  const { marksIn } = marker(parseWords(`"${section.replaceAll('"', ' ')}"`));
  return (note: string) => marksIn(note).length > 0;
};

const lostOf = (rows: LibraryReportRow[], known: Categories, notes: readonly Bid[]) => {
  const blamed = new Set<string>();
  const blamedLost = new Set<string>();
  const told = rows.map((row) => {
    const isNamed = namesIn(row.name ?? '');
    const found = notes.filter(({ pointsLost }) => isNamed(pointsLost));
    const foundLost = found.filter(({ statusId }) => known.get(statusId ?? '') === 'Lost');
    for (const { id } of found) blamed.add(id);
    for (const { id } of foundLost) blamedLost.add(id);
    return {
      ...row,
      figures: { ...row.figures, blamed: found.length, blamedLost: foundLost.length } as LibraryFigures,
      bids: found.slice(0, mostTold).map(({ id, name, pointsLost }) => ({ id, name, note: pointsLost })),
    };
  });
  return { told, blamed: blamed.size, blamedLost: blamedLost.size };
};

/** The sections to which staff put down lost points, the most blamed first, beside what their texts won. */
export const lostPointsRows = async (db: Database, known: Categories): Promise<Rows> => {
  const { rows, totals } = await reuseRows(db, 'sectionTitle', known);
  const { told, ...sums } = lostOf(rows, known, await bidsWithNotes(db));
  return {
    rows: told.toSorted((one, other) => Number(other.figures.blamed) - Number(one.figures.blamed)),
    totals: { ...totals, ...sums },
  };
};
