import type { StoredRecord } from '../table/record.ts';
import { changeAsWished } from '../writes/changeRecord.ts';
import { mustReach } from './access.ts';
import { idIn, numberIn } from './body.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { mustStay, parentOf } from './parent.ts';
import { answered } from './resource.ts';

/** Changes fields of a record and answers its new version. */
export const update: Policy = {
  right: 'update',
  answer: async ({ db, person, by, resource, body }) => {
    const { collection, table, owned } = resource;
    const id = idIn(body, 'id');
    const parent = await parentOf(db, table, id);
    const wishFor = (record: StoredRecord) => {
      const right = collection.rights.update;
      mustReach(right, person, table, { record, parent });
      const changes = fieldsIn(table, body, ['col', ...owned]);
      mustWrite(person, collection.fields, changes, record);
      mustStay(table, right, person, { record, parent }, changes);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return { changes, since, shown: (current: StoredRecord) => answered(resource, current, person) };
    };
    return { data: await changeAsWished(db, resource, id, wishFor, by) };
  },
};
