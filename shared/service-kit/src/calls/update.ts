import type { StoredRecord } from '../table/record.ts';
import { changeAsWished } from '../writes/changeRecord.ts';
import { mustReach } from './access.ts';
import { flagIn, idIn, numberIn } from './body.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { answered } from './resource.ts';

/** Changes fields of a record and answers its new version. */
export const update: Policy = {
  right: 'update',
  answer: async ({ db, person, by, resource, body }) => {
    const { collection, table, owned } = resource;
    const wishFor = (record: StoredRecord) => {
      mustReach(collection.rights.update, person, table, { record });
      const changes = fieldsIn(table, body, ['col', 'override', ...owned]);
      mustWrite(person, collection.fields, changes, record);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return { changes, since, shown: (current: StoredRecord) => answered(resource, current, person) };
    };
    const author = { ...by, insists: flagIn(body, 'override') };
    return { data: await changeAsWished(db, resource, idIn(body, 'id'), wishFor, author) };
  },
};
