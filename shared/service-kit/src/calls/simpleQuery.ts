import { type Condition, conditions } from '@bidwright/contract-kit';
import { listOf, objectOf } from '../openapi/jsonSchema.ts';
import { recordRef } from '../openapi/records.ts';
import { Problem } from '../problem.ts';
import { condition, type Operator } from '../table/condition.ts';
import { orderBy, orderSql } from '../table/order.ts';
import { selectManyRecords } from '../table/record.ts';
import { inScope } from '../table/scope.ts';
import { numberIn, textIn } from './body.ts';
import type { Policy } from './call.ts';
import { pathIn, storedFor } from './filters.ts';
import { answered } from './resource.ts';

const operators: Record<Condition, Operator> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  in: 'in',
  'array-contains': 'has',
  'array-contains-any': 'hasAny',
};

const isKnown = (name: string): name is Condition => Object.hasOwn(operators, name);

/** Records whose one field fits one condition. */
export const listBySimpleQuery: Policy = {
  right: 'read',
  about: {
    summary: 'Records whose one field fits one condition, in the order of the list',
    refusals: [],
    variants: (resource) => {
      const { name } = resource.collection;
      const body = {
        col: { const: name },
        field: pathIn(resource),
        condition: { type: 'string' as const, enum: [...conditions] },
        value: { description: 'Of the kind of the field; for in and array-contains-any a list' },
        limit: { type: 'integer' as const, minimum: 1, maximum: 1000, default: 500 },
      };
      const request = objectOf(body, ['col', 'field', 'condition']);
      return [{ name, request, answer: objectOf({ data: listOf(recordRef(resource)) }) }];
    },
  },
  answer: async ({ db, person, resource, body }) => {
    const { collection, table } = resource;
    const stored = storedFor(resource, person, textIn(body, 'field'));
    const asked = textIn(body, 'condition');
    if (!isKnown(asked)) throw new Problem(400, 'bad-condition', `There is no condition '${asked}'`);
    const records = await selectManyRecords(db, table, {
      where: [
        ...inScope(table, collection.rights.read(person)),
        condition(stored, operators[asked], body.value, asked),
      ],
      order: orderSql(orderBy(table, collection.sort)),
      limit: numberIn(body, 'limit', [1, 1000], 500),
    });
    return { data: records.map((record) => answered(resource, record, person)) };
  },
};
