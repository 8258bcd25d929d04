import { type AnyObject, type Collection, check, may, type ObjectSchema, subRight } from '@bidwright/contract-kit';
import type { Row } from '@bidwright/service-kit';
import { resourcesOf } from '@bidwright/service-kit/internal/calls/resource';
import { writtenFields } from '@bidwright/service-kit/internal/openapi/records';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { present, type Samples, sampleOf } from './fuzz/present.ts';
import { valid, type World } from './fuzz/valid.ts';
import { tester } from './tester.ts';
import type { TestService } from './testService.ts';

/** Values that are made up of each field. */
const tries = 60;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A record of which each field that a person writes has a value, as its contract keeps it; and the fields that can have none. */
const filled = (input: ObjectSchema<AnyObject>, owned: Iterable<string>, sample: Row, world: World) => {
  const written: Row = { ...sample };
  const left: string[] = [];
  for (const [name, schema] of Object.entries(writtenFields(input, owned).properties)) {
    const made = isEmpty(written[name])
      ? fc.sample(valid(schema, world), { numRuns: tries, seed: 1 })
      : [written[name]];
    const kept = made.map((value) => check(input, { ...written, [name]: value }).value);
    const found = kept.find((one) => one && !isEmpty(one[name]));
    if (found) written[name] = found[name];
    else left.push(name);
  }
  return { written, left };
};

/**
 * Every field of every collection and subcollection is answered as it was written. `without` names fields that have no
 * value beside those of the samples.
 */
export const fieldTests = (
  running: TestService,
  collections: Collection[],
  samples: Samples,
  without: string[] = [],
): void => {
  const resources = [...resourcesOf({ collections }).values()];
  const begun = async (): Promise<World & { ids: Record<string, string> }> => ({
    document: running.document,
    ids: await present(running, collections, samples),
  });

  const made = resources.filter(({ collection }) => may(collection.rights.create, tester));
  const cases = made.map((resource) => ({ name: resource.collection.name, resource }));
  if (cases.length > 0)
    test.each(cases)('every field of $name is answered as it was written', async ({ name, resource }) => {
      const world = await begun();
      const { input, parent } = resource.collection;
      const belongs = parent && { [parent.field]: world.ids[parent.collection.name] };
      const { written, left } = filled(input, resource.owned, { ...samples[name], ...belongs }, world);
      expect(left.filter((field) => !without.includes(field))).toEqual([]);
      // The one that is there has the values that only one may have.
      await sql`delete from ${sql.table(resource.table.name)}`.execute(running.db);
      const { status, body } = await running.call<string>('create', { col: name, ...written }, tester);
      expect([status, body.errorInfo?.fields]).toEqual([200, undefined]);
      const read = await running.call<Row>('getRecordById', { col: name, id: body.data }, tester);
      expect(read.body.data).toMatchObject(written);
    });

  const subs = resources.flatMap(({ collection, subs }) =>
    [...subs.values()]
      .filter(({ sub }) => !sub.readOnly && may(subRight(collection, sub, 'create'), tester))
      .map((part) => ({ col: collection.name, sub: part.sub.name, part })),
  );
  if (subs.length > 0)
    test.each(subs)('every field of $col/$sub is answered as it was written', async ({ col, sub, part }) => {
      const world = await begun();
      const ref = world.ids[col];
      const { written, left } = filled(part.sub.input, part.owned, sampleOf(part, running), world);
      expect(left.filter((field) => !without.includes(field))).toEqual([]);
      const { status, body } = await running.call<string>('createSubcollection', { col, ref, sub, ...written }, tester);
      expect([status, body.errorInfo?.fields]).toEqual([200, undefined]);
      const { data } = (await running.call<Row[]>('getSubCollection', { col, id: ref, sub }, tester)).body;
      expect(data.find(({ id }) => id === body.data)).toMatchObject(written);
    });
};
