import type { Condition } from '@bidwright/contract-kit';
import { Problem } from '../problem.ts';
import { condition, type Operator } from '../table/condition.ts';
import { orderBy, orderSql } from '../table/order.ts';
import { selectManyRecords } from '../table/record.ts';
import { inScope } from '../table/scope.ts';
import { numberIn, textIn } from './body.ts';
import type { Policy } from './call.ts';
import { storedFor } from './filters.ts';
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
