import { type Collection, check, emptyInput } from '@bidwright/contract-kit';
import { insertRecords, newRecord, type Resource, type Row, type StoredRecord } from '@bidwright/service-kit';
import { exampleSub } from '@bidwright/service-kit/internal/calls/freeSub';
import { resourcesOf, type SubResource } from '@bidwright/service-kit/internal/calls/resource';
import { writtenFields } from '@bidwright/service-kit/internal/openapi/records';
import { insertFreeRecord } from '@bidwright/service-kit/internal/table/freeRecords';
import { type Document, objectOf } from '@bidwright/service-kit/openapi';
import * as fc from 'fast-check';
import { v5 as idFrom } from 'uuid';
import { tester } from '../tester.ts';
import type { TestService } from '../testService.ts';
import { valid } from './valid.ts';

/** Records, by collection, that pass every rule. */
export type Samples = Record<string, object>;

/** The same at each try, so that what was taken can be put back. */
const idOf = (name: string): string => idFrom(name, '6f1c9d0e-3b52-4a57-9a5e-0d6f3c1b8e21');

const makeSample = ({ sub, owned }: SubResource, document: Document): Row => {
  const { properties, required } = writtenFields(sub.input, owned);
  const made = fc.sample(valid(objectOf(properties, required), { document, ids: {} }), { numRuns: 100, seed: 1 });
  const found = made.map((one) => check(sub.input, one).value).find(Boolean);
  if (!found && Object.keys(properties).length > 0) throw new Error(`No record of ${sub.name} passes its own contract`);
  return { ...sub.input.getDefault(), ...found };
};

const samplesOf = new WeakMap<Document, Map<string, Row>>();

/** A record of a subcollection as its contract allows it; made once, for many are tried before one passes. */
export const sampleOf = (resource: SubResource, { document }: Pick<TestService, 'document'>): Row => {
  const made = samplesOf.get(document) ?? new Map<string, Row>();
  samplesOf.set(document, made);
  const sample = made.get(resource.table.name) ?? makeSample(resource, document);
  made.set(resource.table.name, sample);
  return structuredClone(sample);
};

/** Puts a record of each collection and subcollection into an empty database, past the calls, and answers their ids. */
export const present = async (
  running: TestService,
  collections: Collection[],
  samples: Samples,
): Promise<Record<string, string>> => {
  const resources = resourcesOf({ collections });
  const ids: Record<string, string> = Object.fromEntries(collections.map(({ name }) => [name, idOf(name)]));

  const keep = async ({ collection, table }: Resource) => {
    const { name, parent } = collection;
    const belongs = parent && { [parent.field]: ids[parent.collection.name] };
    const record = {
      ...newRecord({ ...emptyInput(collection), ...samples[name], ...belongs }, tester),
      id: ids[name],
    };
    await insertRecords(running.db, table, [record as StoredRecord]);
  };

  const keepSub = async ({ collection }: Resource, sub: SubResource) => {
    if (sub.sub.readOnly) return;
    const place = `${collection.name}/${sub.sub.name}`;
    const record = { ...newRecord(sampleOf(sub, running), tester), id: idOf(place) };
    await insertRecords(running.db, sub.table, [record], () => ids[collection.name]);
    ids[place] = record.id;
  };

  /** Of a subcollection that the contract does not state. */
  const keepFree = async (col: string) => {
    const { version, dateCreated, dateUpdated } = newRecord({}, tester);
    const place = { col, parentId: ids[col] ?? '', sub: exampleSub };
    const addedBy = { id: tester.id, name: tester.name };
    const id = idOf(`${col}/*`);
    await insertFreeRecord(running.db, place, { id, fields: {}, version, dateCreated, dateUpdated, addedBy });
    ids[`${col}/*`] = id;
  };

  for (const resource of resources.values()) {
    await keep(resource);
    await keepFree(resource.collection.name);
    for (const sub of resource.subs.values()) await keepSub(resource, sub);
  }
  return ids;
};
