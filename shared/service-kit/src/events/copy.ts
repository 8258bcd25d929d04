import type { RecordEvent, Reference } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database, Row } from '../connect.ts';
import type { Service } from '../service.ts';
import { now } from '../writes/newRecord.ts';
import { publish } from '../writes/outbox.ts';

/** Rows of one transaction: nobody who wants to write one of them waits long. */
const step = 500;

/** Some rows of a service whose copies follow a record. */
export interface Following {
  /** The collection, and the subcollection, whose records these are. */
  col: string;
  sub?: string;
  /** The table of the copies, and its column with the records' ids. */
  table: string;
  key: 'id' | 'recordId';
  /** The rows that do not have the new values yet. */
  where: RawBuilder<SqlBool>;
  set: Row;
  /** What must be done first to some of them, in the same transaction. */
  before?(trx: Database, ids: string[]): Promise<void>;
}

/** Tells that copies in records of a collection followed `cause`. */
export const touchedBy = (
  service: Pick<Service, 'name'>,
  cause: RecordEvent,
  about: Partial<RecordEvent> & { col: string },
): RecordEvent => ({
  id: newId(),
  service: service.name,
  kind: 'touched',
  recordId: cause.recordId,
  version: cause.version,
  at: now(),
  by: cause.by,
  changes: {},
  title: '',
  record: {},
  ...about,
});

const idsAfter = async ({ db }: Service, { table, key, where }: Following, last: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(key)} as id from ${sql.table(table)}
    where ${where} and ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${step}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Sets columns of all rows that fit, some at a time. Copies belong to another record: their own records get no version and
 * no history of it. It may be cut short and done again.
 */
export const follow = async (service: Service, cause: RecordEvent, following: Following): Promise<void> => {
  const { col, sub, table, key, where, set, before } = following;
  const values = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  for (let ids = await idsAfter(service, following, ''); ids.length > 0; ) {
    const some = ids;
    await service.db.transaction().execute(async (trx) => {
      await before?.(trx, some);
      // What may stand in a table once only stays as it is.
      await sql`update ignore ${sql.table(table)} set ${sql.join(values)}
        where ${where} and ${sql.ref(key)} in (${sql.join(some)})`.execute(trx);
      await publish(
        trx,
        service.eventSink,
        touchedBy(service, cause, { col, ...(sub !== undefined && { sub }), record: { ids: some } }),
      );
    });
    ids = await idsAfter(service, following, some.at(-1) ?? '');
  }
};

/** Rows that are looked through at once. */
const window = 20_000;

const windowAfter = async ({ db }: Service, { table, key }: Following, last: string): Promise<string | null> => {
  const { rows } = await sql<{ last: string | null }>`select max(w.id) as last from (
    select ${sql.ref(key)} as id from ${sql.table(table)} where ${sql.ref(key)} > ${last}
    order by ${sql.ref(key)} limit ${window}) as w`.execute(db);
  return rows[0]?.last ?? null;
};

/** The same where no index leads to the rows: all are looked through, in statements that do not take long. */
export const followThrough = async (service: Service, cause: RecordEvent, following: Following): Promise<void> => {
  const key = sql.ref(following.key);
  let from = '';
  for (let to = await windowAfter(service, following, from); to !== null; ) {
    const where = sql<SqlBool>`${key} > ${from} and ${key} <= ${to} and ${following.where}`;
    await follow(service, cause, { ...following, where });
    from = to;
    to = await windowAfter(service, following, from);
  }
};

/** Letter by letter: a name that only changes its case or an accent is another name. */
export const areDifferent = (one: RawBuilder<unknown>, value: string | null): RawBuilder<SqlBool> =>
  sql`not (cast(${one} as binary) <=> cast(${value} as binary))`;

/** Whether a column says something else. */
export const differs = (column: string, value: string | null): RawBuilder<SqlBool> =>
  areDifferent(sql.ref(column), value);

/** A reference `field` of a collection's records that copies a value of the record at which their reference `pointing` points. */
export interface ReferenceCopy {
  collection: { name: string };
  field: string;
  pointing: string;
}

/**
 * Copies the new value to all records that point at the event's record, and answers how many these are. It writes past the
 * handler's transaction, so the handler must not have touched these records before.
 */
export const copyReference = async (
  service: Service,
  cause: RecordEvent,
  { collection, field, pointing }: ReferenceCopy,
  value: Reference | null,
): Promise<number> => {
  const { table } = service.resource(collection);
  const [id, name, of] = [`${field}Id`, `${field}Name`, sql.ref(`${pointing}Id`)];
  await follow(service, cause, {
    col: collection.name,
    table: table.name,
    key: 'id',
    where: sql`${of} = ${cause.recordId} and (${differs(id, value?.id ?? null)} or ${differs(name, value?.name ?? null)})`,
    set: { [id]: value?.id ?? null, [name]: value?.name ?? null },
  });
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table.name)}
    where ${of} = ${cause.recordId}`.execute(service.db);
  return rows[0]?.count ?? 0;
};

/** Tells that the copies which `cause` asked for are done, and of how many records. */
export const publishCopied = (
  trx: Database,
  service: Service,
  cause: RecordEvent,
  { collection, field }: ReferenceCopy,
  { from, to, count }: { from: unknown; to: unknown; count: number },
): Promise<void> => {
  const changes = { [field]: { from, to } };
  const record = {
    count,
    followed: { service: cause.service, col: cause.col, name: cause.record[cause.title] ?? null },
  };
  return publish(
    trx,
    service.eventSink,
    touchedBy(service, cause, { col: collection.name, kind: 'copied', changes, record }),
  );
};
