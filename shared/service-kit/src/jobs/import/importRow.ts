import { isDeepStrictEqual } from 'node:util';
import { castField, manyRight, type Person, type RecordResult } from '@bidwright/contract-kit';
import { mustAuthorize } from '../../calls/access.ts';
import { shownTo } from '../../calls/fieldRights.ts';
import type { AnswerCall } from '../../calls/router.ts';
import type { Database, Row } from '../../connect.ts';
import { type StoredRecord, selectRecords } from '../../table/record.ts';
import { changedTo } from '../changedTo.ts';
import type { Cause } from '../work.ts';
import { conditionsOf, enough, recordAmong } from './find.ts';
import type { Said } from './read.ts';
import type { Destination } from './target.ts';

/** What importing a row needs to know. */
export interface Importing {
  to: Destination;
  answerCall: AnswerCall;
  match: string[];
  empty: 'keep' | 'clear';
  cause: Cause;
}

const isPointer = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && value.id !== null;

/** The same value; the same record is the same by whatever name a file knows it. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (isPointer(a) && isPointer(b)) return a.id === b.id;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  return isDeepStrictEqual(a, b);
};

/** The fields that a row fills, without those that are as it says already. */
const changesOf = ({ to, empty }: Importing, person: Person, { values }: Said, before: StoredRecord): Row => {
  const { table, resource, sub } = to;
  const shown = shownTo(person, sub ? sub.sub.fields : resource.collection.fields, before);
  const cleared: Row = empty === 'clear' ? table.input.getDefault() : {};
  const changed = Object.entries(values).flatMap(([field, value]) => {
    if (value === undefined && (empty === 'keep' || !Object.hasOwn(shown, field))) return [];
    const wanted = value === undefined ? (cleared[field] ?? null) : value;
    return isSame(castField(table.input, field, wanted), before[field]) ? [] : [[field, wanted]];
  });
  return Object.fromEntries(changed);
};

const change = async (
  trx: Database,
  importing: Importing,
  person: Person,
  said: Said,
  before: StoredRecord,
  parentId?: string,
) => {
  const { to, answerCall, cause } = importing;
  const { collection } = to.resource;
  const { id } = before;
  const changes = changesOf(importing, person, said, before);
  if (Object.keys(changes).length === 0) return { id, outcome: 'unchanged' as const, version: before.version };
  const about = { ...changes, col: collection.name, id, ...(said.version !== undefined && { version: said.version }) };
  if (to.sub) {
    await answerCall(trx, person, 'updateSubcollection', { ...about, sub: to.sub.sub.name, parentID: parentId }, cause);
    return { id, outcome: 'changed' as const };
  }
  const { data } = await answerCall(trx, person, 'update', about, cause);
  return changedTo(before, data);
};

const create = async (
  trx: Database,
  { to, answerCall, cause }: Importing,
  person: Person,
  { values }: Said,
  parentId?: string,
) => {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const about = { ...filled, col: to.resource.collection.name };
  const { data } = to.sub
    ? await answerCall(trx, person, 'createSubcollection', { ...about, sub: to.sub.sub.name, ref: parentId }, cause)
    : await answerCall(trx, person, 'create', about, cause);
  return { id: String(data), outcome: 'created' as const, version: 1 };
};

const recordsOf = async (trx: Database, { to, match }: Importing, person: Person, said: Said, parentId?: string) => {
  const where = conditionsOf(to, person, said, match, parentId);
  return where ? selectRecords(trx, to.table, { where, limit: enough }) : [];
};

/** What a row is about, as far as that is known. */
export interface About {
  said: Said;
  parent: StoredRecord | undefined;
  /** The records that it may be about, where they were looked up before. */
  ahead: StoredRecord[] | undefined;
}

/** Changes the record that a row is about, or adds it, by the very calls that people make. */
export const importRow = async (
  trx: Database,
  importing: Importing,
  person: Person,
  { said, parent, ahead }: About,
): Promise<RecordResult> => {
  const { to, match } = importing;
  const { collection, table } = to.resource;
  const right = manyRight(collection, 'import', to.sub?.sub.name);
  if (parent) mustAuthorize(right, person, table, { record: parent });
  const records = ahead ?? (await recordsOf(trx, importing, person, said, parent?.id));
  const found = recordAmong(records, to, said, match);
  if (!found) return create(trx, importing, person, said, parent?.id);
  if (!parent) mustAuthorize(right, person, table, { record: found });
  return change(trx, importing, person, said, found, parent?.id);
};
