import { type Call, type Collection, conditions, fieldsOf, type JobCall } from '@bidwright/contract-kit';
import * as fc from 'fast-check';

/** The record that is there while bodies are tried. */
export const presentId = '01900000-0000-7000-8000-000000000001';

/** Values that come near what fields want, and others that do not at all. */
const value = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.constantFrom(presentId, '0', '2026-02-30', '2026-01-31', '', ' ', '\u0000', '\ud800', "'; --", '%_!\\'),
  fc.constantFrom(0, -1, 2 ** 53, 0.1, null, true, false),
  // At and beyond what columns hold.
  fc.constantFrom(60, 61, 161, 255, 256, 2001, 20_001, 70_000).map((length) => '漢'.repeat(length)),
  fc.constantFrom(2 ** 31, 2 ** 32, 999_999_999_999, 1e13, 1e308, -1e308, '9999-12-31', '0001-01-01'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.record({ id: fc.constantFrom(presentId, '0', 'é', ''), name: fc.string() }),
  fc.array(fc.record({ id: fc.constantFrom(presentId, 'x'), name: fc.string({ minLength: 1 }) }), { maxLength: 4 }),
);

const is = fc.constantFrom('eq', 'in', 'lt', 'le', 'gt', 'ge', 'contains', 'empty', 'filled', 'ne', 'toString');

const often = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary: usual }, value);

/** Fields of the collection in every spelling, and names that shadow an object's own. */
const pathOf = ({ input }: Collection) => {
  const fields = fieldsOf(input).map(({ name }) => name);
  const parts = fields.flatMap((name) => [`${name}.id`, `${name}.name`, `${name}.id.id`]);
  return fc.constantFrom(...fields, ...parts, 'id', 'dateCreated', 'addedBy', 'nothing', '__proto__', 'toString', '');
};

/** Any of the calls. */
export type AnyCall = Call | JobCall;

const paramsOf = (collection: Collection): Record<AnyCall, Record<string, fc.Arbitrary<unknown>>> => {
  const id = often(fc.constant(presentId));
  const sub = often(fc.constantFrom(...Object.keys(collection.sub), 'nothing'));
  const version = often(fc.integer({ min: 1, max: 3 }));
  const path = pathOf(collection);
  const filter = fc.record({ field: path, is, value });
  const where = often(fc.array(filter, { maxLength: 2 }));
  const search = often(fc.string({ unit: 'binary' }));
  const sort = often(fc.record({ field: path, descending: fc.boolean() }));
  const choosing = { ids: often(fc.constantFrom([presentId], [{ id: presentId, version: 1 }])), where, search };
  return {
    list: { limit: value },
    query: {
      where,
      search,
      sort,
      limit: often(fc.integer({ min: 0, max: 201 })),
      after: often(fc.jsonValue().map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'))),
      total: often(fc.boolean()),
    },
    getRecordById: { id },
    listBySimpleQuery: { field: path, condition: often(fc.constantFrom(...conditions)), value },
    create: {},
    update: { id, version },
    getSubCollection: { id, sub },
    createSubcollection: { ref: id, sub },
    updateSubcollection: { parentID: id, id, sub, version },
    deleteSubcollection: { id, sub, recordId: id },
    merge: { id, from: often(fc.array(id, { maxLength: 2 })), version },
    bulkUpdate: {
      ...choosing,
      set: often(fc.dictionary(path, value, { maxKeys: 2 })),
      clear: often(fc.array(path, { maxLength: 2 })),
      preview: often(fc.boolean()),
    },
    exportRecords: {
      ...choosing,
      sort,
      fields: often(fc.array(path, { maxLength: 3 })),
      format: often(fc.constantFrom('csv', 'xlsx')),
    },
    tryImport: { sub, file: id, mapping: value, match: value, empty: value },
    runImport: { id },
    listJobs: { limit: value, after: value, all: value },
    getJob: { id },
    getJobResults: { id, limit: value, after: value, outcomes: value },
    cancelJob: { id },
  };
};

/** Fields of a record: those of a good one, some of them replaced. */
const fieldsFor = (collection: Collection, call: AnyCall, good: object): fc.Arbitrary<object> => {
  const names = call.endsWith('ubcollection')
    ? Object.values(collection.sub).flatMap(({ input }) => fieldsOf(input))
    : fieldsOf(collection.input);
  const some = fc.dictionary(fc.constantFrom('id', ...names.map(({ name }) => name)), value, { maxKeys: 3 });
  const odd = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'nothing', ''), value, {
    maxKeys: 1,
  });
  const base = call === 'create' ? good : {};
  return fc
    .tuple(some, fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, odd))
    .map(([a, b]) => ({ ...base, ...a, ...b }));
};

const writing = new Set<AnyCall>(['create', 'update', 'createSubcollection', 'updateSubcollection', 'merge']);

/** A body for a call about a collection: partly right, partly anything. `good` is a record that passes every rule. */
export const randomBody = (collection: Collection, call: AnyCall, good: object): fc.Arbitrary<object> => {
  const params = fc.record(paramsOf(collection)[call], { requiredKeys: [] });
  const fields = writing.has(call) ? fieldsFor(collection, call, good) : fc.constant({});
  return fc.tuple(fields, params).map(([some, others]) => ({ ...some, ...others, col: collection.name }));
};
