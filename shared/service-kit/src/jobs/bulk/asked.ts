import { type BulkUpdate, maxAtOnce } from '@bidwright/contract-kit';
import { flagIn } from '../../calls/body.ts';
import { fieldsIn } from '../../calls/input.ts';
import type { Resource } from '../../calls/resource.ts';
import type { Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { isRow } from '../../row.ts';
import { isId } from '../../table/value.ts';
import type { Wanted } from './change.ts';

/** Ids of one call at most. */
const maxIds = 10_000;

const wantedIn = (one: unknown): Wanted => {
  const { id, version } = isRow(one) ? one : { id: one };
  const isVersion = version === undefined || (typeof version === 'number' && Number.isInteger(version) && version > 0);
  if (isId(id) && isVersion) return { id, ...(version !== undefined && { version }) };
  throw new Problem(400, 'bad-value', 'ids must be a list of ids, or of {id, version}');
};

/** The records that are named by id, each once; undefined where a filter names them. */
export const idsIn = (body: Row): Wanted[] | undefined => {
  const { ids, where, search } = body;
  if (ids === undefined) return undefined;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > maxIds)
    throw new Problem(400, 'bad-value', `ids must be a list of 1 to ${maxIds} ids`);
  if (where !== undefined || search !== undefined)
    throw new Problem(400, 'bad-value', 'Name records by ids or by a filter, not by both');
  return [...new Map(ids.map(wantedIn).map((one) => [one.id, one])).values()];
};

const namesIn = (clear: unknown = []): string[] => {
  if (Array.isArray(clear) && clear.length <= maxAtOnce && clear.every((name) => typeof name === 'string'))
    return clear;
  throw new Problem(400, 'bad-value', 'clear must be a list of fields');
};

const setIn = (set: unknown = {}): Row => {
  if (isRow(set)) return set;
  throw new Problem(400, 'bad-value', 'set must be an object of fields');
};

/** The fields that a bulk update writes into each record, and what goes with them. */
export const fieldsOfBulk = ({ collection, table, owned }: Resource, body: Row & Partial<BulkUpdate>): Row => {
  const set = setIn(body.set);
  const clear = namesIn(body.clear);
  const empty: Row = table.input.getDefault();
  const asked = { ...set, ...Object.fromEntries(clear.map((name) => [name, empty[name] ?? null])) };
  const ofService = Object.keys(asked).filter((name) => owned.has(name));
  if (ofService.length > 0)
    throw new Problem(400, 'unknown-field', `${ofService.join(', ')} of ${table.name} is written by the service alone`);
  const fields = fieldsIn(table, asked, []);
  if (Object.keys(fields).length === 0) throw new Problem(400, 'nothing-to-change', 'set or clear must name a field');
  const also = Object.entries(collection.also ?? {}).map(([name, usual]) => [name, flagIn(body, name, usual)]);
  return { ...fields, ...Object.fromEntries(also), override: flagIn(body, 'override') };
};
