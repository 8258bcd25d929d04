import { idOf, objectOf } from '../openapi/jsonSchema.ts';
import { flagOr, wholeRef } from '../openapi/records.ts';
import { readLog } from '../table/log.ts';
import { findRecord } from '../table/record.ts';
import { mustAuthorize } from './access.ts';
import { flagIn, idIn } from './body.ts';
import type { Policy } from './call.ts';
import { changesFor } from './fieldRights.ts';
import { withParent } from './parent.ts';
import { answered } from './resource.ts';

/** Changes that come with a record; the rest is in the subcollection. */
const recentChanges = 50;

/** One record, with its newest changes where the collection keeps them and they are not declined. */
export const getRecordById: Policy = {
  right: 'read',
  about: {
    summary: 'One record, with its newest changes where the collection keeps them; changeLog: false leaves these out',
    refusals: [404],
    variants: (resource) => {
      const { name } = resource.collection;
      const request = objectOf({ col: { const: name }, id: idOf(name), changeLog: flagOr(true) }, ['col', 'id']);
      return [{ name, request, answer: objectOf({ data: wholeRef(resource) }) }];
    },
  },
  answer: async ({ db, person, resource, body }) => {
    const { collection, table } = resource;
    const found = await findRecord(db, table, idIn(body, 'id'));
    const { record } = mustAuthorize(
      collection.rights.read,
      person,
      table,
      found && (await withParent(db, table, found)),
    );
    const shown = answered(resource, record, person);
    if (!table.history || !flagIn(body, 'changeLog', true)) return { data: shown };
    const changes = await readLog(db, table, record.id, recentChanges);
    return { data: { ...shown, changeLog: changesFor(person, collection.fields, record, changes) } };
  },
};
