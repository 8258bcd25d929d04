import type { LibraryFigures, LibraryReportRow } from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Categories } from '../reuse/outcomes.ts';
import { reuseRows } from './reuse.ts';
import type { Rows } from './rows.ts';
import { ofTeams, onDays, type Scope } from './scope.ts';

interface Bid {
  id: string;
  name: string;
  statusId: string | null;
  pointsLost: string;
}

/** Bids of a row that are told by name. */
const mostTold = 50;

/** Of a bid of which no due date was told, the day on which the library heard of it last. */
const due = sql`coalesce(dueDate, date(date_add('1970-01-01', interval dateUpdated second)))`;

const bidsWithNotes = async (db: Database, scope: Scope) => {
  const { rows } = await sql<Bid>`select id, coalesce(name, '') as name, statusId, pointsLost from liveOpportunities
    where pointsLost is not null and pointsLost <> '' and ${onDays(due, scope)} and ${ofTeams(sql.ref('teams'), scope)}
    order by dateUpdated desc, id`.execute(db);
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

/** The sections to which staff put down lost points of bids due in a period, the most blamed first, beside what their texts won in it. */
export const lostPointsRows = async (db: Database, known: Categories, scope: Scope): Promise<Rows> => {
  const { rows, totals } = await reuseRows(db, 'sectionTitle', known, scope);
  const { told, ...sums } = lostOf(rows, known, await bidsWithNotes(db, scope));
  return {
    rows: told.toSorted((one, other) => Number(other.figures.blamed) - Number(one.figures.blamed)),
    totals: { ...totals, ...sums },
  };
};
