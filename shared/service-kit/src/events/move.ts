import type { RecordEvent } from '@bidwright/contract-kit';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { linkTableOf } from '../table/table.ts';
import { type Following, follow, followThrough } from './copy.ts';
import type { Handler } from './handler.ts';
import { type Moving, noteMoved } from './moved.ts';
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

type About = Pick<Moving, 'tableName' | 'keyName' | 'field' | 'kind' | 'col' | 'sub'>;

const noting =
  ({ from, into }: Merged, about: About) =>
  (trx: Database, ids: string[]) =>
    noteMoved(
      trx,
      { fromId: from, intoId: into, ...about },
      sql`${sql.ref(`t.${about.keyName}`)} in (${sql.join(ids)})`,
    );

/** A list that holds both already needs but one of them. */
const withoutTwins =
  (about: Omit<About, 'kind'>, { from, into }: Merged) =>
  async (trx: Database, ids: string[]) => {
    const table = sql.table(about.tableName);
    const moving = { fromId: from, intoId: into, ...about };
    const those = sql<SqlBool>`t.recordId in (${sql.join(ids)}) and t.refId = ${from}`;
    const both = sql<SqlBool>`${those} and exists
      (select 1 from ${table} as b where b.recordId = t.recordId and b.refId = ${into})`;
    await noteMoved(trx, { ...moving, kind: 'twin' }, both, sql`t.position`);
    await sql`delete a from ${table} as a
    join ${table} as b on b.recordId = a.recordId and b.refId = ${into}
    where a.refId = ${from} and a.recordId in (${sql.join(ids)})`.execute(trx);
    await noteMoved(trx, { ...moving, kind: 'link' }, those);
  };

const followingOf = ({ col, sub, table, field, within }: Pointing, merged: Merged): Following => {
  const { from, into, name } = merged;
  const whose = { col, ...(sub !== undefined && { sub }) };
  if (field.kind === 'references') {
    const links = linkTableOf(table.name, field.name);
    const about = { ...whose, tableName: links, keyName: 'recordId', field: 'refId' };
    const where = sql<SqlBool>`refId = ${from}`;
    const before = withoutTwins(about, merged);
    return { ...whose, table: links, key: 'recordId', where, set: { refId: into, name }, before };
  }
  const at = { ...whose, tableName: table.name, keyName: 'id' };
  if (within !== undefined) {
    const path = `$.${field.name}`;
    const where = sql<SqlBool>`json_value(${sql.ref(within)}, ${sql.lit(`${path}.id`)}) = ${from}`;
    const moved = sql`json_set(${sql.ref(within)}, ${sql.lit(`${path}.id`)}, ${into}, ${sql.lit(`${path}.name`)}, ${name})`;
    const before = noting(merged, { ...at, field: `${within}.${field.name}`, kind: 'group' });
    return { ...whose, table: table.name, key: 'id', where, set: { [within]: moved }, before };
  }
  const isColumn = field.kind === 'recordId';
  const id = isColumn ? field.name : `${field.name}Id`;
  const set = { [id]: into, ...(field.kind === 'reference' && { [`${field.name}Name`]: name }) };
  const before = noting(merged, { ...at, field: field.name, kind: isColumn ? 'column' : 'reference' });
  return { ...whose, table: table.name, key: 'id', where: sql`${sql.ref(id)} = ${from}`, set, before };
};

/** Whether an event makes a record another one. */
export const moves = (event: RecordEvent): boolean => mergedIn(event) !== undefined;

/** Ids are unique wherever they stand, so copies of whole records need no look at what they are made of. */
const moveInCopies = async ({ db }: Service, { from, into }: Merged) => {
  const copies = { fromId: from, intoId: into, tableName: 'copies', keyName: 'id', col: 'copies' };
  await noteMoved(db, { ...copies, field: 'parentId', kind: 'column' }, sql`t.parentId = ${from}`);
  await sql`update copies set parentId = ${into} where parentId = ${from}`.execute(db);
  const pointing = sql<SqlBool>`t.id <> ${from} and t.record like ${`%"${from}"%`}`;
  // Where a copy held both, what it was cannot be told from what it becomes.
  const both = sql`if(t.record like ${`%"${into}"%`}, concat(t.version, ' ', t.record), null)`;
  await noteMoved(db, { ...copies, field: 'record', kind: 'copy' }, pointing, both);
  await sql`update copies as t set record = replace(record, ${`"${from}"`}, ${`"${into}"`}) where ${pointing}`.execute(
    db,
  );
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
