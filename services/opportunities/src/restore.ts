import { may } from '@bidwright/contract-kit';
import { admins, type OpportunityInput } from '@bidwright/contract-opportunities';
import { type Author, Problem } from '@bidwright/service-kit';
import type { Db } from './tables.ts';

/** Seconds in which a person may take back the own archiving: longer than the button to do so is shown. */
const timeToUndo = 60;

type Archived = Pick<OpportunityInput, 'status'>;

/** Who has archived a bid, and when. */
const archiving = (db: Db, id: string) =>
  db
    .selectFrom('opportunities_changeLog')
    .select(['changedBy', 'dateUpdated'])
    .where('parentId', '=', id)
    .where('field', '=', 'status')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** An archived bid comes back by an Admin, or by who has archived it just now. */
export const mustRestore = async (
  db: Db,
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
