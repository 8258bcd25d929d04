import type { Match, Scope } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { condition } from './condition.ts';
import { anyOf } from './record.ts';
import { storedAt } from './stored.ts';
import { sourceOf, type Table } from './table.ts';

const ofParent = /^parent\.(.+)$/;

const matching = (table: Table, { field, ids }: Match): RawBuilder<SqlBool> => {
  const [, inParent] = ofParent.exec(field) ?? [];
  if (inParent && table.parent) {
    const { field: at, table: parent } = table.parent;
    // Inside, `t` is the parent.
    return sql`${sql.ref(`t.${at}`)} in (select t.id from ${sql.table(parent.name)} as t
      where ${matching(parent, { field: inParent, ids })})`;
  }
  const stored = storedAt(table, field);
  if (!stored) throw new Error(`A right of ${table.name} names ${field}, which is not stored`);
  return condition(stored, 'in', ids, 'in');
};

/** The rows a person may see, as conditions; the same that `may` decides of one row. */
export const inScope = (table: Table, scope: Scope): RawBuilder<SqlBool>[] => {
  if (scope === 'all') return [];
  if (scope === 'none') return [anyOf([])];
  // Nobody sees by an old date what is not for them now.
  if (table.past) {
    const { now } = table.past;
    return [sql`t.id in (select t.id from ${sourceOf(now)} as t where ${inScope(now, scope)[0]})`];
  }
  const [only, ...others] = scope;
  if (!only || others.length === 0) return [anyOf(scope.map((match) => matching(table, match)))];
  // Each finds its rows by an index of its own; joined by `or` they would be looked for among all rows.
  const each = scope.map((match) => sql`select t.id from ${sourceOf(table)} as t where ${matching(table, match)}`);
  return [sql`t.id in (select mine.id from (${sql.join(each, sql` union `)}) as mine)`];
};
