import type { Scope } from '@bidwright/contract-kit';
import type { RawBuilder, SqlBool } from 'kysely';
import { condition } from './condition.ts';
import { anyOf } from './record.ts';
import { storedAt } from './stored.ts';
import type { Table } from './table.ts';

/** The rows a person may see, as conditions; the same that `may` decides of one row. */
export const inScope = (table: Table, scope: Scope): RawBuilder<SqlBool>[] => {
  if (scope === 'all') return [];
  if (scope === 'none') return [anyOf([])];
  const matches = scope.map(({ field, ids }) => {
    const stored = storedAt(table, field);
    if (!stored) throw new Error(`A right of ${table.name} names ${field}, which is not stored`);
    return condition(stored, 'in', ids, 'in');
  });
  return [anyOf(matches)];
};
