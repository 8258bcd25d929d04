import type { LibraryReportRow } from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Categories } from '../reuse/outcomes.ts';
import { o, t } from '../tables.ts';
import { columnsOf } from './dimension.ts';
import { figuresOf, reuseRows } from './reuse.ts';
import type { Rows } from './rows.ts';
import { inUse, ofTeams, onDays, type Scope } from './scope.ts';

interface Bid {
  id: string;
  name: string;
  statusId: string | null;
  pointsLost: string;
}

/** Bids of a row that are told by name. */
const maxTold = 50;

/** As in the reports about bids, none is in them that is archived or became another one. */
const isLive = sql`coalesce(${o.status}, 'Active') = 'Active'`;

/** Of a bid of which no due date was told, the day on which the library heard of it last. */
const due = sql`coalesce(${o.dueDate}, date(date_add('1970-01-01', interval ${o.dateUpdated} second)))`;

const bidsWithNotes = async (db: Database, scope: Scope) => {
  const { rows } =
    await sql<Bid>`select ${o.id}, coalesce(${o.name}, '') as name, ${o.statusId}, ${o.pointsLost} from ${o}
    where ${o.pointsLost} is not null and ${o.pointsLost} <> '' and ${isLive} and ${onDays(due, scope)}
      and ${ofTeams(o.teams, scope)}
    order by ${o.dateUpdated} desc, ${o.id}`.execute(db);
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
  const told = rows.map((row): LibraryReportRow => {
    const isNamed = namesIn(row.name ?? '');
    const found = notes.filter(({ pointsLost }) => isNamed(pointsLost));
    const foundLost = found.filter(({ statusId }) => known.get(statusId ?? '') === 'Lost');
    for (const { id } of found) blamed.add(id);
    for (const { id } of foundLost) blamedLost.add(id);
    return {
      ...row,
      figures: { ...row.figures, blamed: found.length, blamedLost: foundLost.length },
      bids: found.slice(0, maxTold).map(({ id, name, pointsLost }) => ({ id, name, note: pointsLost })),
    };
  });
  return { told, blamed: blamed.size, blamedLost: blamedLost.size };
};

/** Sections of which the teams have no text: where bids lost points on them, that is the gap. */
const gaps = async (db: Database, rows: readonly LibraryReportRow[]): Promise<LibraryReportRow[]> => {
  const { key, name } = columnsOf.sectionTitle;
  const { rows: all } = await sql<{ key: string; name: string }>`select ${key} as \`key\`, ${name} as name
    from ${t} where ${inUse({ team: [] })} group by ${key}`.execute(db);
  const known = new Set(rows.map((row) => row.key));
  return all
    .filter((section) => !known.has(section.key))
    .map((section) => ({ ...section, figures: figuresOf({ entries: 0, reused: 0 }) }));
};

/** The sections to which staff put down lost points of bids due in a period, the most blamed first, beside what their texts won in it. */
export const lostPointsRows = async (db: Database, known: Categories, scope: Scope): Promise<Rows> => {
  const { rows, totals } = await reuseRows(db, 'sectionTitle', known, scope);
  const sections = scope.team.length > 0 ? [...rows, ...(await gaps(db, rows))] : rows;
  const { told, ...sums } = lostOf(sections, known, await bidsWithNotes(db, scope));
  return {
    rows: told
      .filter(({ figures: { entries, blamed } }) => Number(entries) > 0 || Number(blamed) > 0)
      .toSorted((one, other) => Number(other.figures.blamed) - Number(one.figures.blamed)),
    totals: { ...totals, ...sums },
  };
};
