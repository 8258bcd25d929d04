import { type Actual, actuals } from '@bidwright/contract-ftes';
import type { Person, Reference } from '@bidwright/contract-kit';
import { type Database, inScope, tableOf } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { aliasOf, type Tables } from '../tables.ts';

/** What somebody has worked on one bid. */
export interface Worked {
  person: Reference;
  bid: Reference;
  entries: Actual['entries'];
}

type Row = Pick<Tables['actuals'], 'fteId' | 'fteName' | 'opportunityId' | 'opportunityName' | 'entries'>;

/** Hours, as they are found. */
export const actualHours = aliasOf('actuals', 't');
const t = actualHours;
const table = tableOf(actuals);

/** The hours of a time that the asker may see. */
export const workedIn = async (
  db: Database,
  asker: Person,
  { first, count }: { first: number; count: number },
  ...conditions: RawBuilder<SqlBool>[]
): Promise<Worked[]> => {
  const where = [
    sql<boolean>`${t.lastMonth} >= ${first} and ${t.firstMonth} < ${first + count} and ${t.status} = 'Active'`,
    ...conditions,
    ...inScope(table, actuals.rights.read(asker)),
  ];
  const { rows } =
    await sql<Row>`select ${t.fteId}, ${t.fteName}, ${t.opportunityId}, ${t.opportunityName}, ${t.entries}
    from ${t} where ${sql.join(where, sql` and `)}`.execute(db);
  return rows.map(({ fteId, fteName, opportunityId, opportunityName, entries }) => ({
    person: { id: fteId, name: fteName },
    bid: { id: opportunityId, name: opportunityName },
    entries: JSON.parse(entries),
  }));
};
