import { createHash } from 'node:crypto';
import { message, type Person, subRight } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mustAsk } from '../../calls/fieldRights.ts';
import { storedFor } from '../../calls/filters.ts';
import type { Database, Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { condition } from '../../table/condition.ts';
import { type StoredRecord, selectRecords } from '../../table/record.ts';
import { inScope } from '../../table/scope.ts';
import { type Stored, storedAt } from '../../table/stored.ts';
import { isId } from '../../table/value.ts';
import { canonical } from '../../writes/canonical.ts';
import { noRecord } from '../../writes/noRecord.ts';
import type { Said } from './read.ts';
import type { Destination } from './target.ts';

const idIn = (value: unknown): unknown => (value && typeof value === 'object' && 'id' in value ? value.id : value);

/** A field by which records are found; those that the collection itself states need not be ones that people filter by. */
const matched = ({ resource, sub, table }: Destination, person: Person, field: string): Stored | undefined => {
  if (sub) return storedAt(table, field);
  const { match = [], fields } = resource.collection;
  if (!match.includes(field)) return storedFor(resource, person, field);
  mustAsk(person, fields, field);
  return storedAt(table, field);
};

/** The record is the one whose field has the row's value. */
const fits = (to: Destination, person: Person, field: string, value: unknown): RawBuilder<SqlBool> => {
  const stored = matched(to, person, field);
  if (!stored) throw new Problem(400, 'unknown-field', `${to.table.name} has no field ${field} to match by`);
  const compared = idIn(value) ?? null;
  return compared === null ? condition(stored, 'empty', null, 'empty') : condition(stored, 'eq', compared, 'eq');
};

const severalFit = (match: string[]) =>
  new Problem(422, 'several-match', `More than one record has the same ${match.join(', ')}: give the id`, {
    fields: { [match[0] ?? 'id']: message('import.several') },
  });

/** The parent of a row of a subcollection: by its id, or by what it is called. */
export const parentOf = async (
  db: Database,
  { resource, sub }: Destination,
  person: Person,
  said: string | undefined,
): Promise<StoredRecord | undefined> => {
  if (!sub) return undefined;
  const { collection, table } = resource;
  if (!said)
    throw new Problem(422, 'no-parent', `The row does not say which record of ${collection.name} it belongs to`, {
      fields: { parent: message('validation.required') },
    });
  const scope = inScope(table, subRight(collection, sub.sub, 'read')(person));
  const byId = isId(said) ? await selectRecords(db, table, { where: [sql`t.id = ${said}`, ...scope], limit: 1 }) : [];
  if (byId[0]) return byId[0];
  const codes = table.fields.filter(({ code }) => code).map(({ name }) => name);
  for (const field of [collection.title, ...codes]) {
    const stored = storedAt(table, field);
    if (stored?.kind !== 'text') continue;
    const where = [condition(stored, 'eq', said, 'eq'), ...scope];
    const found = await selectRecords(db, table, { where, limit: 2 });
    if (found.length > 1) throw severalFit([field]);
    if (found[0]) return found[0];
  }
  throw new Problem(404, 'no-record', `${collection.name} has no record '${said}'`, {
    fields: { parent: message('import.unknownName', { given: said }) },
  });
};

/** What the record that a row is about must be; undefined where the row says nothing that finds it. */
export const conditionsOf = (
  { resource, sub, table, ...to }: Destination,
  person: Person,
  said: Said,
  match: string[],
  parentId: string | undefined,
): RawBuilder<SqlBool>[] | undefined => {
  const ofParent = sub ? [sql<SqlBool>`t.parentId = ${parentId ?? ''}`] : [];
  if (said.id) return [sql<SqlBool>`t.id = ${isId(said.id) ? said.id : ''}`, ...ofParent];
  if (match.length === 0) return undefined;
  const whose = sub ? ofParent : inScope(table, resource.collection.rights.read(person));
  return [...match.map((field) => fits({ resource, sub, table, ...to }, person, field, said.values[field])), ...whose];
};

/** More than one is as good as many. */
export const enough = 2;

/** The record that a row is about, among those that were found; none of a new one. */
export const recordAmong = (
  found: StoredRecord[],
  { table }: Destination,
  said: Said,
  match: string[],
): StoredRecord | undefined => {
  if (said.id && !found[0]) throw noRecord(table);
  if (found.length > 1) throw severalFit(match);
  return found[0];
};

/** Texts of keys are the same in capitals. */
const plain = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : (idIn(value) ?? null));

/** What makes two rows of a file the same record; null where nothing does. */
export const keyOf = (said: Said, match: string[], values: Row, parent: string | undefined): string | null => {
  const key = said.id ? [said.id] : match.map((field) => plain(values[field]));
  if (key.length === 0) return null;
  return createHash('sha256')
    .update(canonical([parent ?? null, Boolean(said.id), ...key]))
    .digest('hex');
};
