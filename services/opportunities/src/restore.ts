import { may } from '@bidwright/contract-kit';
import { admins, type OpportunityInput } from '@bidwright/contract-opportunities';
import { type Author, type Database, Problem } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Seconds in which a person may take back the own archiving: longer than the button to do so is shown. */
const timeToUndo = 60;

type Archived = Pick<OpportunityInput, 'status'>;

/** Who has archived a bid, and when. */
const archiving = async (db: Database, id: string) => {
  const { rows } = await sql<{ changedBy: string; dateUpdated: number }>`select changedBy, dateUpdated
    from opportunities_changeLog where parentId = ${id} and field = 'status' order by version desc limit 1`.execute(db);
  return rows[0];
};

/** An archived bid comes back by an Admin, or by who has archived it just now. */
export const mustRestore = async (
  db: Database,
  id: string,
  [before, after]: [Archived, Archived],
  { person }: Author,
): Promise<void> => {
  if (!person || before.status !== 'Inactive' || after.status !== 'Active' || may(admins, person)) return;
  const last = await archiving(db, id);
  const isUndo = last?.changedBy === person.id && last.dateUpdated > Date.now() / 1000 - timeToUndo;
  if (isUndo) return;
  throw new Problem(403, 'forbidden', 'Only an Admin may restore an archived bid', {
    fields: { status: { key: 'validation.forbidden' } },
  });
};
