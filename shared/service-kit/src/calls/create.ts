import { idOf, objectOf } from '../openapi/jsonSchema.ts';
import { override, writtenAnswer, writtenFields } from '../openapi/records.ts';
import { createRecord } from '../writes/createRecord.ts';
import { flagIn } from './body.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { warned } from './warned.ts';

/** Adds a record and answers its id, with what is worth a second look. */
export const create: Policy = {
  right: 'create',
  about: {
    summary: 'Adds a record and answers its id',
    refusals: [404, 409, 422],
    once: true,
    variants: (resource) => {
      const { collection, owned } = resource;
      const { name, input } = collection;
      const { properties, required } = writtenFields(input, owned);
      const request = objectOf({ col: { const: name }, ...properties, override }, ['col', ...required]);
      return [{ name, request, answer: writtenAnswer(resource, idOf(name)) }];
    },
  },
  answer: async ({ db, person, by, resource, body }) => {
    const { collection, table, owned } = resource;
    const fields = fieldsIn(table, body, ['col', 'override', ...owned]);
    mustWrite(person, collection.fields, fields, { addedBy: person }, () => table.input.getDefault());
    const record = await createRecord(db, resource, fields, { ...by, insists: flagIn(body, 'override') });
    return { data: record.id, ...(await warned(db, resource, by, record.id, record)) };
  },
};
