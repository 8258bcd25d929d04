import { sql } from 'kysely';
import { pointingBy } from '../../calls/countUses.ts';
import type { Resource, Resources } from '../../calls/resource.ts';
import type { Database } from '../../connect.ts';
import { pointingTo } from '../../events/pointing.ts';
import { freeRecordCount } from '../../table/freeRecords.ts';

/** More than these are not looked at: what the same import has made is gone before what it points at. */
const max = 200;

/** Whether anything but what the same import has made belongs to a record of a collection, or points at it. */
export const isPointedAt = async (
  trx: Database,
  resources: Resources,
  { collection: { name: col }, subs }: Resource,
  id: string,
  made: ReadonlySet<string>,
): Promise<boolean> => {
  const belonging = [...subs.values()]
    .filter(({ sub }) => !sub.readOnly)
    .map(({ table }) => sql`select id from ${sql.table(table.name)} where parentId = ${id}`);
  const pointing = pointingTo(resources, col)
    .filter(({ field }) => field.name !== 'addedBy')
    .map((one) => sql`select p.id from (${pointingBy(one, [id])}) as p`);
  const all = [...belonging, ...pointing];
  if (all.length > 0) {
    const { rows } = await sql<{ id: string }>`${sql.join(all, sql` union `)} limit ${max}`.execute(trx);
    if (rows.some((row) => row.id !== id && !made.has(row.id))) return true;
  }
  return (await freeRecordCount(trx, { col, parentId: id })) > 0;
};
