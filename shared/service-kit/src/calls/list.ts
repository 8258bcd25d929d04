import { sql } from 'kysely';
import { anyOf, listOf, objectOf } from '../openapi/jsonSchema.ts';
import { placeholderOf, recordRef } from '../openapi/records.ts';
import { choosingOrderSql } from '../table/order.ts';
import { selectManyRecords, selectRecords } from '../table/record.ts';
import { inScope } from '../table/scope.ts';
import type { Table } from '../table/table.ts';
import type { Policy } from './call.ts';
import { answered } from './resource.ts';

/** Records answered at most, of collections that are not for choosing. */
const maxLength = 1000;

const active = sql<boolean>`t.status = 'Active'`;
const newestFirst = sql`t.dateCreated desc, t.id desc`;

/** What is archived is not shown. */
const inUse = ({ fields }: Table) =>
  fields.some(({ name, choices }) => name === 'status' && choices?.includes('Inactive')) ? [active] : [];

/** Lookups: the active records in their order, the placeholder first. Other collections: the newest records in use. */
export const list: Policy = {
  right: 'read',
  about: {
    summary: 'The active records of a list to choose from, in their order; of other collections the newest 1000',
    refusals: [],
    variants: (resource) => {
      const { name } = resource.collection;
      const entry = anyOf([recordRef(resource), ...placeholderOf(resource)]);
      return [{ name, request: objectOf({ col: { const: name } }), answer: objectOf({ data: listOf(entry) }) }];
    },
  },
  answer: async ({ db, person, resource }) => {
    const { collection, table } = resource;
    const { lookup, sort, placeholder, rights } = collection;
    const scope = inScope(table, rights.read(person));
    const found = lookup
      ? await selectRecords(db, table, { where: [active, ...scope], order: choosingOrderSql(table, sort) })
      : await selectManyRecords(db, table, {
          where: [...inUse(table), ...scope],
          order: newestFirst,
          limit: maxLength,
        });
    const records = found.map((record) => answered(resource, record, person));
    return { data: placeholder ? [{ id: 0, name: placeholder }, ...records] : records };
  },
};
