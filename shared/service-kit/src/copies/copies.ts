import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Handler } from '../events/handlers.ts';
import { parsed } from '../table/codec.ts';

/** Puts what an event says of a record in the place of what was known of it. An older event changes nothing. */
export const keepCopy: Handler = async ({ col, kind, recordId, version, record }, { trx }) => {
  if (kind === 'removed') {
    await sql`delete from copies where col = ${col} and id = ${recordId}`.execute(trx);
    return;
  }
  const text = JSON.stringify(record);
  await sql`insert into copies (col, id, version, record) values (${col}, ${recordId}, ${version}, ${text})
    on duplicate key update record = if(version <= ${version}, ${text}, record),
      version = greatest(version, ${version})`.execute(trx);
};

/** Handlers that keep copies of another service's collections: `admin`, `users`, … */
export const copying = (service: string, ...cols: string[]): Record<string, Handler> => {
  const kinds = ['created', 'changed', 'removed'] as const;
  return Object.fromEntries(cols.flatMap((col) => kinds.map((kind) => [`${service}.${col}.${kind}`, keepCopy])));
};

/** What is known of another service's record. */
export const copyOf = async <T extends object>(db: Database, col: string, id: string): Promise<T | undefined> => {
  const { rows } = await sql<{ record: string }>`select record from copies
    where col = ${col} and id = ${id}`.execute(db);
  return rows[0] && (parsed(rows[0].record) as T);
};

/** All that is known of a short list. */
export const copiesOf = async <T extends object>(db: Database, col: string): Promise<T[]> => {
  const { rows } = await sql<{ record: string }>`select record from copies where col = ${col} order by id`.execute(db);
  return rows.map(({ record }) => parsed(record) as T);
};

/**
 * What is known of some records of several collections, in one statement: `{opportunityStatus: ['id'], chances: 'all'}`
 * answers a list for each name, by id. `all` is for short lists.
 */
export const copiesAt = async <T extends Record<string, object>>(
  db: Database,
  wanted: { [Col in keyof T & string]: readonly string[] | 'all' },
): Promise<{ [Col in keyof T]: T[Col][] }> => {
  const asked = Object.entries<readonly string[] | 'all'>(wanted);
  const places = asked
    .filter(([, ids]) => ids.length > 0)
    .map(([col, ids]) => (ids === 'all' ? sql`col = ${col}` : sql`(col = ${col} and id in (${sql.join(ids)}))`));
  const { rows } = await sql<{ col: string; record: string }>`select col, record from copies
    where ${places.length > 0 ? sql.join(places, sql` or `) : sql`false`} order by id`.execute(db);
  const found = asked.map(([name]) => [
    name,
    rows.filter(({ col }) => col === name).map(({ record }) => parsed(record)),
  ]);
  return Object.fromEntries(found);
};
