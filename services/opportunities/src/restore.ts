import { may, type Person } from '@bidwright/contract-kit';
import { admins, type OpportunityInput } from '@bidwright/contract-opportunities';
import { type Author, Problem } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Seconds in which a person may take back the own change: longer than the button to do so is shown. */
const timeToUndo = 60;

type Archived = Pick<OpportunityInput, 'status'>;

/** The last change of a field of a bid, if this person has made it just now; `fromId` is what a reference pointed at before. */
export const justChanged = async (db: Db, id: string, field: keyof OpportunityInput, person: Person) => {
  const last = await db
    .selectFrom('opportunities_changeLog')
    .select(['changedBy', 'dateUpdated', sql<string | null>`json_value(oldValue, '$.id')`.as('fromId')])
    .where('parentId', '=', id)
    .where('field', '=', field)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isNow = last && last.changedBy === person.id && last.dateUpdated > Date.now() / 1000 - timeToUndo;
  return isNow ? last : undefined;
};

/** An archived bid comes back by an Admin, or by who has archived it just now. */
export const mustRestore = async (
  db: Db,
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
