import { searchLength } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Problem } from '../problem.ts';
import { contains } from './condition.ts';
import { anyOf } from './record.ts';
import { type Stored, storedAt } from './stored.ts';
import type { Table } from './table.ts';

/** Codes are found with and without their dashes and spaces. */
const isIn = ({ at, code }: Stored, word: string): RawBuilder<SqlBool> => {
  const column = sql.ref(`t.${at}`);
  const bare = word.replaceAll('-', '');
  return code && bare ? contains(sql`replace(replace(${column}, '-', ''), ' ', '')`, bare) : contains(column, word);
};

/** Where searches look: a reference's name, any text. */
const searched = (table: Table, field: string): Stored => {
  const stored = storedAt(table, `${field}.name`) ?? storedAt(table, field);
  if (stored?.kind !== 'text') throw new Error(`${table.name} cannot be searched by ${field}`);
  return stored;
};

/** Every word must stand somewhere in the search fields. */
export const found = (table: Table, fields: string[], search: string): RawBuilder<SqlBool>[] => {
  if (search.length > searchLength)
    throw new Problem(400, 'bad-search', `A search has at most ${searchLength} characters`);
  const words = search.split(/\s+/).filter(Boolean);
  return words.map((word) => anyOf(fields.map((field) => isIn(searched(table, field), word))));
};
