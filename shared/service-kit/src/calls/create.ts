import { createRecord } from '../writes/createRecord.ts';
import type { Policy } from './call.ts';
import { fieldsIn } from './input.ts';

/** Adds a record and answers its id. */
export const create: Policy = {
  right: 'create',
  answer: async ({ db, by, resource, body }) => {
    const { table, owned } = resource;
    const { id } = await createRecord(db, resource, fieldsIn(table, body, ['col', ...owned]), by);
    return { data: id };
  },
};
