import { usesIn } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connect.ts';
import { type Pointing, pointingTo } from '../events/pointing.ts';
import type { Service } from '../service.ts';
import { linkTableOf } from '../table/table.ts';
import { type CallHandler, handle } from './handle.ts';

/** The records of a table that point at some of the ids by one field, with the id. */
export const pointingBy = ({ table, field, within }: Pointing, ids: string[]): RawBuilder<unknown> => {
  const some = sql.join(ids);
  if (field.kind === 'references')
    return sql`select refId as ref, recordId as id from ${sql.table(linkTableOf(table.name, field.name))} where refId in (${some})`;
  if (within !== undefined) {
    const id = sql`json_value(${sql.ref(within)}, ${sql.lit(`$.${field.name}.id`)})`;
    return sql`select ${id} as ref, id from ${sql.table(table.name)} where ${id} in (${some})`;
  }
  const column = sql.ref(field.kind === 'recordId' ? field.name : `${field.name}Id`);
  return sql`select ${column} as ref, id from ${sql.table(table.name)} where ${column} in (${some})`;
};

const usesOf = async (db: Database, service: Service, of: string, ids: string[]): Promise<Record<string, number>> => {
  // Who has made a record does not use it.
  const pointings = pointingTo(service.resources, of).filter(({ field }) => field.name !== 'addedBy');
  if (pointings.length === 0 || ids.length === 0) return {};
  // A record that points twice counts once: a union keeps each row once.
  const all = sql.join(
    pointings.map((pointing) => pointingBy(pointing, ids)),
    sql` union `,
  );
  const { rows } = await sql<{ ref: string; count: number }>`select u.ref, count(*) as count from (${all}) as u
    group by u.ref`.execute(db);
  return Object.fromEntries(rows.map(({ ref, count }) => [ref, count]));
};

/** Answers in how many records of a service some records are pointed at. */
export const answerUses = (name: string): CallHandler =>
  handle(usesIn(name), ({ service, db, input }) => usesOf(db, service, input.of, [...new Set(input.ids)]));
