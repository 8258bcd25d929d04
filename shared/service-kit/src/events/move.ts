import type { RecordEvent } from '@bidwright/contract-kit';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { linkTableOf } from '../table/table.ts';
import { type Following, follow, followThrough } from './copy.ts';
import type { Handler } from './handler.ts';
import { type Pointing, pointingTo } from './pointing.ts';

interface Merged {
  from: string;
  into: string;
  name: string;
}

/** The ids of a merged record and of the one that it became. */
const mergedIn = ({ kind, sub, recordId, title, into }: RecordEvent): Merged | undefined => {
  if (kind !== 'merged' || sub !== undefined || typeof into?.id !== 'string') return undefined;
  return { from: recordId, into: into.id, name: String(into[title] ?? '') };
};

/** A list that holds both already needs but one of them. */
const withoutTwins =
  (table: string, { from, into }: Merged) =>
  async (trx: Database, ids: string[]) => {
    await sql`delete a from ${sql.table(table)} as a
    join ${sql.table(table)} as b on b.recordId = a.recordId and b.refId = ${into}
    where a.refId = ${from} and a.recordId in (${sql.join(ids)})`.execute(trx);
  };

const followingOf = ({ col, sub, table, field, within }: Pointing, merged: Merged): Following => {
  const { from, into, name } = merged;
  if (field.kind === 'references') {
    const links = linkTableOf(table.name, field.name);
    const set = { refId: into, name };
    return {
      col,
      sub,
      table: links,
      key: 'recordId',
      where: sql`refId = ${from}`,
      set,
      before: withoutTwins(links, merged),
    };
  }
  if (within !== undefined) {
    const path = `$.${field.name}`;
    const where = sql<SqlBool>`json_value(${sql.ref(within)}, ${sql.lit(`${path}.id`)}) = ${from}`;
    const moved = sql`json_set(${sql.ref(within)}, ${sql.lit(`${path}.id`)}, ${into}, ${sql.lit(`${path}.name`)}, ${name})`;
    return { col, sub, table: table.name, key: 'id', where, set: { [within]: moved } };
  }
  const id = field.kind === 'recordId' ? field.name : `${field.name}Id`;
  const set = { [id]: into, ...(field.kind === 'reference' && { [`${field.name}Name`]: name }) };
  return { col, sub, table: table.name, key: 'id', where: sql`${sql.ref(id)} = ${from}`, set };
};

/** Whether an event makes a record another one. */
export const moves = (event: RecordEvent): boolean => mergedIn(event) !== undefined;

/** Ids are unique wherever they stand, so copies of whole records need no look at what they are made of. */
const moveInCopies = async ({ db }: Service, { from, into }: Merged) => {
  await sql`update copies set parentId = ${into} where parentId = ${from}`.execute(db);
  await sql`update copies set record = replace(record, ${`"${from}"`}, ${`"${into}"`})
    where id <> ${from} and record like ${`%"${from}"%`}`.execute(db);
};

/**
 * Lets all that points at a merged record point at the one that it became, wherever the service keeps it. Rows that cannot,
 * since there is a same one already, stay as they are: the service's own handlers see to them.
 */
export const move: Handler = async (event, { service }: { service: Service }) => {
  const merged = mergedIn(event);
  if (!merged) return;
  for (const pointing of pointingTo(service.resources, event.col)) {
    const goOn = pointing.within === undefined ? follow : followThrough;
    await goOn(service, event, followingOf(pointing, merged));
  }
  await moveInCopies(service, merged);
};
