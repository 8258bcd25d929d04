import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../connect.ts';
import { sendPrepared } from '../sendPrepared.ts';
import { parsed } from '../table/codec.ts';
import { type Copies, statedCopies } from './statement.ts';

const copyWhere = async <T extends object>(
  db: QueryExecutorProvider,
  col: string,
  id: string,
  lock = sql``,
): Promise<T | undefined> => {
  const { rows } = await sql<{ record: string }>`select record from copies
    where col = ${col} and id = ${id} ${lock}`.execute(db);
  return rows[0] && parsed<T>(rows[0].record);
};

/** What is known of another service's record. */
export const copyOf = <T extends object>(db: QueryExecutorProvider, col: string, id: string): Promise<T | undefined> =>
  copyWhere(db, col, id);

/**
 * The same for who writes down in this transaction what is known. Until it ends nothing new of the record is taken in, also where
 * nothing is known of it yet, so that what follows from the news finds what was written.
 */
export const heldCopyOf = <T extends object>(trx: Database, col: string, id: string): Promise<T | undefined> =>
  copyWhere(trx, col, id, sql`lock in share mode`);

/** All that is known of a short list. */
export const copiesOf = async <T extends object>(db: QueryExecutorProvider, col: string): Promise<T[]> => {
  const { rows } = await sql<{ record: string }>`select record from copies where col = ${col} order by id`.execute(db);
  return rows.map(({ record }) => parsed<T>(record));
};

/**
 * What is known of some records of several collections, in one statement: `{opportunityStatus: ['id'], chances: 'all'}`
 * answers a list for each name, by id. `all` is for short lists.
 */
export const copiesAt = async <T extends Record<string, object>>(
  db: QueryExecutorProvider,
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

/** Is all here by now that these services had before this one listened, with the fields that are stated? */
export const areCopiesPulled = async (
  db: QueryExecutorProvider,
  copies: Copies | undefined,
  services: readonly string[],
): Promise<boolean> => {
  const stated = statedCopies(copies).filter(({ service }) => services.includes(service));
  const done = sql<{ statement: string }>`select concat_ws(' ', service, col, statement) as statement
    from copy_pulls where done = 1`;
  const { rows } = await sendPrepared(db, done);
  const pulled = new Set(rows.map(({ statement }) => statement));
  return stated.every(({ service, col, hash }) => pulled.has(`${service} ${col} ${hash}`));
};
