import type { Person } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Row } from '../connect.ts';
import { insertRecords } from '../table/insert.ts';
import { logCreation } from '../table/log.ts';
import type { StoredRecord } from '../table/record.ts';
import { mustReach } from './access.ts';
import type { Policy } from './call.ts';
import { mustWrite } from './fieldRights.ts';
import { checkedInput, fieldsIn } from './input.ts';

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** A new record of what a person wrote. */
export const newRecord = (input: Row, { id, name }: Pick<Person, 'id' | 'name'>): StoredRecord => {
  const at = now();
  return { ...input, id: newId(), version: 1, dateCreated: at, dateUpdated: at, addedBy: { id, name } };
};

/** Adds a record and answers its id. */
export const create: Policy = {
  right: 'create',
  answer: async ({ db, person, resource, body }) => {
    const { collection, table, owned } = resource;
    const fields = fieldsIn(table, body, ['col', ...owned]);
    const record = newRecord(checkedInput(table, fields), person);
    mustReach(collection.rights.create, person, table, { record });
    mustWrite(person, collection.fields, fields, record, table.input.getDefault());
    await db.transaction().execute(async (trx) => {
      await insertRecords(trx, table, [record]);
      if (table.history) await logCreation(trx, table, record, person);
    });
    return { data: record.id };
  },
};
