import { may, type Person } from '@bidwright/contract-kit';
import { admins, type OpportunityInput } from '@bidwright/contract-opportunities';
import { type Author, type Database, Problem } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Seconds in which a person may take back the own change: longer than the button to do so is shown. */
const timeToUndo = 60;

type Archived = Pick<OpportunityInput, 'status'>;

interface Logged {
  changedBy: string;
  dateUpdated: number;
  /** Of a reference: what it pointed at before. */
  fromId: string | null;
}

/** The last change of a field of a bid, if this person has made it just now. */
export const justChanged = async (
  db: Database,
  id: string,
  field: keyof OpportunityInput,
  person: Person,
): Promise<Logged | undefined> => {
  const { rows } = await sql<Logged>`select changedBy, dateUpdated, json_value(oldValue, '$.id') as fromId
    from opportunities_changeLog where parentId = ${id} and field = ${field} order by version desc limit 1`.execute(db);
  return rows.find(
    ({ changedBy, dateUpdated }) => changedBy === person.id && dateUpdated > Date.now() / 1000 - timeToUndo,
  );
};

/** An archived bid comes back by an Admin, or by who has archived it just now. */
export const mustRestore = async (
  db: Database,
  id: string,
  [before, after]: [Archived, Archived],
  { person }: Author,
): Promise<void> => {
  if (!person || before.status !== 'Inactive' || after.status !== 'Active' || may(admins, person)) return;
  if (await justChanged(db, id, 'status', person)) return;
  throw new Problem(403, 'forbidden', 'Only an Admin may restore an archived bid', {
    fields: { status: { key: 'validation.forbidden' } },
  });
};
