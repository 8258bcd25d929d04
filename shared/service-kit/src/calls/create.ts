import { createRecord } from '../writes/createRecord.ts';
import { flagIn } from './body.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { warned } from './warned.ts';

/** Adds a record and answers its id, with what is worth a second look. */
export const create: Policy = {
  right: 'create',
  answer: async ({ db, person, by, resource, body }) => {
    const { collection, table, owned } = resource;
    const fields = fieldsIn(table, body, ['col', 'override', ...owned]);
    mustWrite(person, collection.fields, fields, { addedBy: person }, table.input.getDefault());
    const { id } = await createRecord(db, resource, fields, { ...by, insists: flagIn(body, 'override') });
    return { data: id, ...(await warned(db, resource, id)) };
  },
};
