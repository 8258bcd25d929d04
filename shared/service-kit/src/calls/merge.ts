import { nobody } from '@bidwright/contract-kit';
import { idOf, listOf, objectOf } from '../openapi/jsonSchema.ts';
import { version, writtenFields } from '../openapi/records.ts';
import { Problem } from '../problem.ts';
import type { StoredRecord } from '../table/record.ts';
import { isId } from '../table/value.ts';
import { mergeRecords } from '../writes/mergeRecords.ts';
import { mustAuthorize } from './access.ts';
import { idIn, numberIn } from './body.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { answered } from './resource.ts';

/** Records that become another one at once, at most. */
const max = 20;

const idsIn = (from: unknown): string[] => {
  if (!Array.isArray(from) || from.length === 0 || from.length > max)
    throw new Problem(400, 'bad-value', `from must be a list of 1 to ${max} ids`);
  return [...new Set(from.map((id) => (isId(id) ? id : '')))];
};

/** Makes some records one and answers the version of the one that stays. */
export const merge: Policy = {
  right: 'merge',
  about: {
    summary: 'Makes the records from one with the record id, which takes the fields that come along',
    refusals: [404, 409, 422],
    variants: ({ collection, owned }) => {
      const { name, input, rights } = collection;
      if (!rights.merge) return [];
      const { properties } = writtenFields(input, owned);
      const from = { ...listOf(idOf(name)), minItems: 1, maxItems: max };
      const request = objectOf({ col: { const: name }, ...properties, id: idOf(name), from, version }, [
        'col',
        'id',
        'from',
      ]);
      return [{ name, request, answer: objectOf({ data: objectOf({ id: idOf(name), version }) }) }];
    },
  },
  answer: async ({ db, person, by, resource, body }) => {
    const { collection, table, owned } = resource;
    const id = idIn(body, 'id');
    const patchFor = (record: StoredRecord) => {
      mustAuthorize(collection.rights.merge ?? nobody, person, table, { record });
      const changes = fieldsIn(table, body, ['col', 'from', ...owned]);
      mustWrite(person, collection.fields, changes, record);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return { changes, since, shown: (current: StoredRecord) => answered(resource, current, person) };
    };
    const merging = { id, from: idsIn(body.from) };
    return { data: await mergeRecords(db, resource, merging, patchFor, { ...by, insists: true }) };
  },
};
