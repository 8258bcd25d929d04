import { mayOrder, ofParent, type Person, searchLength, type Where } from '@bidwright/contract-kit';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Row } from '../connect.ts';
import { type JsonSchema, listOf, objectOf } from '../openapi/jsonSchema.ts';
import type { Variant } from '../openapi/operation.ts';
import { flagOr, partRef } from '../openapi/records.ts';
import { Problem } from '../problem.ts';
import { isRow } from '../row.ts';
import { type Order, orderBy, orderSql, placeOf, rowsAfter } from '../table/order.ts';
import { countRows, selectPlaces, selectRows } from '../table/record.ts';
import { inScope } from '../table/scope.ts';
import { found } from '../table/search.ts';
import { flagIn, numberIn, textIn } from './body.ts';
import type { Policy } from './call.ts';
import { mayAsk, mustAsk } from './fieldRights.ts';
import { filters, sortIn, whereIn } from './filters.ts';
import { dayAsked, recordsThen, thenIn } from './past.ts';
import { acrossIn, type Resource } from './resource.ts';
import { fieldsToShow, shownFields } from './shownFields.ts';

/** The order that a query asks for. */
export const orderIn = ({ collection, table }: Resource, person: Person, sort: unknown) => {
  if (sort === undefined || sort === null) return orderBy(table, collection.sort);
  if (!isRow(sort)) throw new Problem(400, 'bad-sort', 'sort must name a field');
  const field = textIn(sort, 'field');
  mustAsk(person, collection.fields, field);
  if (!mayOrder(collection, field))
    throw new Problem(400, 'bad-sort', `${collection.name} cannot be sorted by ${field}`);
  return orderBy(table, field, flagIn(sort, 'descending'));
};

const searchIn = ({ collection, table }: Resource, person: Person, { search }: Row) => {
  if (search !== undefined && search !== null && typeof search !== 'string')
    throw new Problem(400, 'bad-search', 'search must be a text');
  const fields = collection.search.filter((field) => mayAsk(person, collection.fields, field));
  return found(table, fields, search ?? '');
};

/** The records that a person may read and that a query's filters and search choose, as conditions. */
export const chosenBy = (resource: Resource, person: Person, body: Row): RawBuilder<SqlBool>[] => [
  ...inScope(resource.table, resource.collection.rights.read(person)),
  ...(resource.above ? inScope(resource.table, ofParent(resource.above.rights.read)(person)) : []),
  ...filters(resource, person, body.where),
  ...searchIn(resource, person, body),
];

/** The indexes that the service names for the filters and the order of a query. */
const indexesFor = ({ rules }: Resource, { where }: Row, { by }: Order): string[] | undefined => {
  const filtered = (name: string) =>
    Array.isArray(where) && where.some(({ field, is }: Where) => field === name && (is === 'in' || is === 'eq'));
  return rules.narrowing?.find(({ filter, sort }) => sort === by.path && filtered(filter))?.indexes;
};

const variantOf = (resource: Resource, name: string, place: Record<string, JsonSchema>): Variant => {
  const body = {
    ...place,
    where: whereIn(resource),
    search: { type: ['string' as const, 'null' as const], maxLength: searchLength },
    sort: sortIn(resource),
    limit: { type: 'integer' as const, minimum: 1, maximum: 200, default: 50 },
    after: { type: ['string' as const, 'null' as const], description: 'The next of the page before' },
    fields: fieldsToShow(resource),
    total: { ...flagOr(false), description: 'Asks for the count of all records that fit' },
    ...(resource.collection.past && { asOf: dayAsked }),
  };
  const answer = {
    data: listOf(partRef(resource)),
    next: { type: ['string' as const, 'null' as const] },
    total: { type: 'integer' as const, minimum: 0 },
  };
  return { name, request: objectOf(body, Object.keys(place)), answer: objectOf(answer, ['data', 'next']) };
};

/** One page of the records that fit, in any order, without ever counting rows to skip. */
export const query: Policy = {
  right: 'read',
  sub: 'read',
  about: {
    summary:
      'One page of the records that fit, in any order; next is where the following page starts. Of a subcollection those of all parents',
    refusals: [],
    variants: (resource) => {
      const { name } = resource.collection;
      const col = { const: name };
      const parts = [...resource.subs.values()].flatMap(({ sub, across }) =>
        across && sub.asked ? [variantOf(across, `${name}/${sub.name}`, { col, sub: { const: sub.name } })] : [],
      );
      return [variantOf(resource, name, { col }), ...parts];
    },
  },
  answer: async ({ db, person, body, ...asked }) => {
    const resource = acrossIn(asked.resource, body.sub, 'query');
    const order = orderIn(resource, person, body.sort);
    const limit = numberIn(body, 'limit', [1, 200], 50);
    const { table, answer, pick } = shownFields(resource, person, body, order.by.path);
    const then = thenIn(resource, body);
    const chosen = (then?.parts ?? [resource]).map((part) => ({
      table: part.table,
      where: chosenBy(part, person, body),
    }));
    const after = body.after ? [rowsAfter(order, textIn(body, 'after'))] : [];
    const pages = chosen.map((part) => ({ ...part, where: [...part.where, ...after] }));
    const page = { order: orderSql(order), limit: limit + 1 };
    const [rows, totals] = await Promise.all([
      then
        ? selectPlaces(db, pages, ['id', order.by.at], page)
        : selectRows(db, table, {
            where: pages.flatMap(({ where }) => where),
            ...page,
            indexes: indexesFor(resource, body, order),
          }),
      flagIn(body, 'total') ? Promise.all(chosen.map((part) => countRows(db, part.table, part.where))) : undefined,
    ]);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const shown = rows.slice(0, limit);
    return {
      data: then
        ? (await recordsThen(db, resource, then.day, person, shown)).map(pick)
        : shown.map((row) => answer(table.read(row))),
      next: last ? placeOf(order, last) : null,
      ...(totals && { total: totals.reduce((sum, count) => sum + count, 0) }),
    };
  },
};
