import {
  type Field,
  type Message,
  manyRight,
  message,
  type Person,
  type RecordResult,
  subRight,
} from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { mustAuthorize } from '../../calls/access.ts';
import { mustWrite } from '../../calls/fieldRights.ts';
import { parentOf } from '../../calls/parent.ts';
import type { Resource } from '../../calls/resource.ts';
import type { Database, Row } from '../../connect.ts';
import { lockRow } from '../../files/lockRow.ts';
import { Problem } from '../../problem.ts';
import { findRecord, type StoredRecord } from '../../table/record.ts';
import { logTableOf } from '../../table/table.ts';
import { auditOf } from '../../writes/audit.ts';
import type { Author } from '../../writes/author.ts';
import { applyPatch } from '../../writes/changeRecord.ts';
import type { Deed } from '../../writes/deeds.ts';
import { noRecord } from '../../writes/noRecord.ts';
import { type Place, under } from '../../writes/place.ts';
import { removeRecord } from '../../writes/removeRecord.ts';
import type { JobContext } from '../context.ts';
import { isPointedAt } from './pointedAt.ts';

/** In whose name an import is taken back, and what else it has made. */
export interface TakingBack {
  context: JobContext;
  person: Person;
  by: Author;
  made: ReadonlySet<string>;
}

interface Standing {
  deed: Deed;
  resource: Resource;
  place: Place;
  record: StoredRecord;
}

const textOf = (value: unknown): string => {
  const named = value && typeof value === 'object' && 'name' in value ? value.name : value;
  return typeof named === 'string' ? named : '';
};

const isText = ({ kind }: Field) => kind === 'text' || kind === 'reference';

/** What people call a record; one that has no name of its own by what it is about: a person and a bid, say. */
const nameOf = ({ resource: { collection }, place: { sub, table }, record }: Standing): string => {
  const texts = table.fields.filter(isText).map(({ name }) => textOf(record[name]));
  if (sub !== undefined) return texts[0] || record.id;
  return textOf(record[collection.title]) || texts.filter(Boolean).slice(0, 2).join(', ') || record.id;
};

/** It stays as it is, and that is said with its name. */
const stays = (standing: Standing, code: 'conflict' | 'in-use', said: Message): Problem =>
  new Problem(409, code, 'A record stays as it is', { fields: { [nameOf(standing)]: said } });

const standingOf = async (trx: Database, { context }: TakingBack, deed: Deed): Promise<Standing> => {
  const resource = context.resource({ name: deed.col });
  const place = deed.sub === undefined ? resource : under(resource, deed.sub, String(deed.parentId));
  const record = await findRecord(trx, place.table, deed.id, deed.parentId);
  if (!record) throw noRecord(place.table);
  return { deed, resource, place, record };
};

const mustBeUntouched = async (trx: Database, standing: Standing): Promise<void> => {
  const { deed, record } = standing;
  if (record.version === deed.version) return;
  const [last] = await auditOf(trx, deed.col, deed.id, { limit: 1 });
  throw stays(standing, 'conflict', message('undo.changed', { by: last?.byName ?? '' }));
};

/** The rights by which it came in are asked for anew. */
const authorize = async (trx: Database, { person }: TakingBack, standing: Standing): Promise<void> => {
  const { deed, resource, place, record } = standing;
  const { collection, table } = resource;
  const sub = deed.sub === undefined ? undefined : collection.sub[deed.sub];
  const above = sub && (await findRecord(trx, table, String(deed.parentId)));
  if (sub && !above) throw noRecord(table);
  const family = above ? { record: above } : { record, parent: await parentOf(trx, table, record.id) };
  const act = deed.before ? 'update' : 'remove';
  mustAuthorize(manyRight(collection, 'import', deed.sub), person, table, family);
  mustAuthorize(sub ? subRight(collection, sub, act) : collection.rights.update, person, table, family);
  if (sub?.own) mustAuthorize(sub.own, person, place.table, { record });
  if (deed.before) mustWrite(person, (sub ?? collection).fields, deed.before, record);
};

/** What was there before is kept as it was, as long as nothing forbids it by now. */
const asItWas = ({ rules, ...place }: Place): Place => ({
  ...place,
  rules: {
    update: async (was, is, by, at) => {
      await rules.update?.(was, is, by, at);
      return is;
    },
  },
});

const putBack = async (trx: Database, { by }: TakingBack, { place, record }: Standing, changes: Row) => {
  const { version } = await applyPatch(trx, asItWas(place), record.id, () => ({ changes }), by);
  return { outcome: 'changed' as const, version };
};

const remove = async (trx: Database, { context, by, made }: TakingBack, standing: Standing) => {
  const { resource, place, record, deed } = standing;
  // An account, say, that others know of by now.
  if (resource.rules.answers?.create) throw stays(standing, 'in-use', message('undo.kept'));
  if (deed.sub === undefined && (await isPointedAt(trx, context.resources, resource, record.id, made)))
    throw stays(standing, 'in-use', message('undo.used'));
  await removeRecord(trx, place, record.id, by);
  if (place.table.history)
    await sql`delete from ${sql.table(logTableOf(place.table))} where parentId = ${record.id}`.execute(trx);
  return { outcome: 'removed' as const };
};

/** Takes back what was done with one row of a file: all of it or, where anything was touched since, nothing. */
export const takeBack = async (
  trx: Database,
  taking: TakingBack,
  deeds: Deed[],
  id: string | null,
): Promise<RecordResult> => {
  const { context } = taking;
  for (const { col, sub, id: of } of deeds) {
    const { table, subs } = context.resource({ name: col });
    // Before anything is read, so that nothing read is older than the lock.
    await lockRow(trx, (sub === undefined ? table : (subs.get(sub)?.table ?? table)).name, of);
  }
  let done: Omit<RecordResult, 'id'> = { outcome: 'unchanged' };
  for (const deed of deeds) {
    const standing = await standingOf(trx, taking, deed);
    await mustBeUntouched(trx, standing);
    await authorize(trx, taking, standing);
    done = deed.before ? await putBack(trx, taking, standing, deed.before) : await remove(trx, taking, standing);
  }
  return { id, ...done };
};
