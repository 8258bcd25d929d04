import type { RecordEvent } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { publish } from '../writes/outbox.ts';
import { touchedBy } from './copy.ts';
import type { Handler } from './handler.ts';
import type { Moving } from './moved.ts';

interface Undone {
  from: string;
  into: string;
  name: string;
}

const undoneIn = ({ kind, sub, recordId, title, into, record }: RecordEvent): Undone | undefined => {
  if (kind !== 'unmerged' || sub !== undefined || typeof into?.id !== 'string') return undefined;
  return { from: recordId, into: into.id, name: String(record[title] ?? '') };
};

type Back = Pick<Moving, 'tableName' | 'keyName' | 'field' | 'kind' | 'col' | 'sub'>;

/** The rows `m` that were noted alike. */
const noted = ({ tableName, field, kind }: Back, { from, into }: Undone) =>
  sql`m.fromId = ${from} and m.intoId = ${into} and m.tableName = ${tableName} and m.field = ${field} and m.kind = ${kind}`;

const setBack = (back: Back, undone: Undone, set: RawBuilder<unknown>, still: RawBuilder<unknown>) =>
  sql`update ignore ${sql.table(back.tableName)} as t join moved as m on m.rowId = ${sql.ref(`t.${back.keyName}`)}
    set ${set} where ${noted(back, undone)} and ${still}`;

/** How rows of each kind come to point at the record again, those that still point at the other one. */
const ways: Record<Moving['kind'], (back: Back, undone: Undone) => RawBuilder<unknown>> = {
  column: (back, undone) => {
    const column = sql.ref(`t.${back.field}`);
    return setBack(back, undone, sql`${column} = ${undone.from}`, sql`${column} = ${undone.into}`);
  },
  reference: (back, undone) => {
    const [id, name] = [sql.ref(`t.${back.field}Id`), sql.ref(`t.${back.field}Name`)];
    return setBack(back, undone, sql`${id} = ${undone.from}, ${name} = ${undone.name}`, sql`${id} = ${undone.into}`);
  },
  link: (back, undone) =>
    setBack(back, undone, sql`t.refId = ${undone.from}, t.name = ${undone.name}`, sql`t.refId = ${undone.into}`),
  twin: (back, undone) => sql`insert ignore into ${sql.table(back.tableName)} (recordId, refId, name, position)
    select m.rowId, ${undone.from}, ${undone.name}, m.kept from moved as m where ${noted(back, undone)} and exists
      (select 1 from ${sql.table(back.tableName)} as t where t.recordId = m.rowId and t.refId = ${undone.into})`,
  group: (back, undone) => {
    const [within = '', part = ''] = back.field.split('.');
    const [column, id, name] = [sql.ref(`t.${within}`), sql.lit(`$.${part}.id`), sql.lit(`$.${part}.name`)];
    const set = sql`${column} = json_set(${column}, ${id}, ${undone.from}, ${name}, ${undone.name})`;
    return setBack(back, undone, set, sql`json_value(${column}, ${id}) = ${undone.into}`);
  },
  copy: (back, { from, into, ...undone }) => {
    const asItWas = sql`substring(m.kept, locate(' ', m.kept) + 1)`;
    const replaced = sql`replace(t.record, ${`"${into}"`}, ${`"${from}"`})`;
    // A copy that held both is known only as long as nobody has changed its record.
    const known = sql`(m.kept is null or m.kept like concat(t.version, ' %'))`;
    return setBack(back, { from, into, ...undone }, sql`t.record = if(m.kept is null, ${replaced}, ${asItWas})`, known);
  },
};

const rowsOf = async (trx: Database, back: Back, undone: Undone): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select m.rowId as id from moved as m where ${noted(back, undone)}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
};

/** Whether an event makes a merged record its own again. */
export const movesBack = (event: RecordEvent): boolean => undoneIn(event) !== undefined;

/** Lets what a merge moved point at the record again, where it points at the other one still. */
export const moveBack = async (
  event: RecordEvent,
  trx: Database,
  service: Pick<Service, 'name' | 'eventSink'>,
): Promise<void> => {
  const undone = undoneIn(event);
  if (!undone) return;
  const { rows } = await sql<Back>`select distinct tableName, field, kind, keyName, col, sub from moved
    where fromId = ${undone.from} and intoId = ${undone.into}`.execute(trx);
  for (const back of rows) {
    await ways[back.kind](back, undone).execute(trx);
    const about = { col: back.col, ...(back.sub && { sub: back.sub }) };
    if (back.tableName !== 'copies')
      await publish(
        trx,
        service.eventSink,
        touchedBy(service, event, { ...about, record: { ids: await rowsOf(trx, back, undone) } }),
      );
  }
  await sql`delete from moved where fromId = ${undone.from} and intoId = ${undone.into}`.execute(trx);
};

export const handleMoveBack: Handler = (event, { trx, service }) => moveBack(event, trx, service);
