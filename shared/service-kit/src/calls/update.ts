import type { Collection } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import { idOf, objectOf } from '../openapi/jsonSchema.ts';
import { flagOr, override, version, writtenAnswer, writtenFields } from '../openapi/records.ts';
import type { StoredRecord } from '../table/record.ts';
import { applyPatch } from '../writes/changeRecord.ts';
import { mustAuthorize } from './access.ts';
import { flagIn, idIn, numberIn } from './body.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { mustStay, parentOf } from './parent.ts';
import { answered } from './resource.ts';
import { warned } from './warned.ts';

/** What may be said beside fields, as it counts. */
const alsoIn = ({ also = {} }: Collection, body: Row): Record<string, boolean> =>
  Object.fromEntries(Object.entries(also).map(([name, usual]) => [name, flagIn(body, name, usual)]));

/** Changes fields of a record and answers its new version, and what counts of what may be said beside fields. */
export const update: Policy = {
  right: 'update',
  about: {
    summary: 'Changes fields of a record and answers its new version; fields that are left out stay as they are',
    refusals: [404, 409, 422],
    once: true,
    variants: (resource) => {
      const { collection, owned } = resource;
      const { name, input, also = {} } = collection;
      const { properties } = writtenFields(input, owned);
      const beside = Object.fromEntries(Object.entries(also).map(([flag, usual]) => [flag, flagOr(usual)]));
      const said = { id: idOf(name), version, override, ...beside };
      const request = objectOf({ col: { const: name }, ...properties, ...said }, ['col', 'id']);
      const changed = objectOf({ id: idOf(name), version, ...beside });
      return [{ name, request, answer: writtenAnswer(resource, changed) }];
    },
  },
  answer: async ({ db, person, by, resource, body }) => {
    const { collection, table, owned } = resource;
    const id = idIn(body, 'id');
    const parent = await parentOf(db, table, id);
    const patchFor = (record: StoredRecord) => {
      const right = collection.rights.update;
      mustAuthorize(right, person, table, { record, parent });
      const changes = fieldsIn(table, body, ['col', 'override', ...owned, ...Object.keys(collection.also ?? {})]);
      mustWrite(person, collection.fields, changes, record);
      mustStay(table, right, person, { record, parent }, changes);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      const shown = (current: StoredRecord) => answered(resource, current, person);
      return { changes, since, shown, also: collection.also && alsoIn(collection, body) };
    };
    const author = { ...by, insists: flagIn(body, 'override') };
    const changed = await applyPatch(db, resource, id, patchFor, author);
    return { data: { ...changed, ...alsoIn(collection, body) }, ...(await warned(db, resource, by, id)) };
  },
};
