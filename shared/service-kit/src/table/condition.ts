import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Problem } from '../problem.ts';
import { anyOf } from './record.ts';
import type { Stored } from './stored.ts';
import { valueFor, valuesFor } from './value.ts';

const comparisons = {
  eq: sql`=`,
  ne: sql`<>`,
  lt: sql`<`,
  le: sql`<=`,
  gt: sql`>`,
  ge: sql`>=`,
};

type Comparison = keyof typeof comparisons;
export type Operator = Comparison | 'in' | 'contains' | 'empty' | 'filled' | 'has' | 'hasAny';
type Condition = RawBuilder<SqlBool>;

const isComparison = (operator: Operator): operator is Comparison => Object.hasOwn(comparisons, operator);

/** A text anywhere in a column, whatever its case and accents. */
export const contains = (column: RawBuilder<unknown>, text: string): Condition =>
  sql`${column} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`;

const among = (column: RawBuilder<unknown>, values: unknown[]): Condition =>
  values.length > 0 ? sql`${column} in (${sql.join(values)})` : sql`1 = 0`;

const ofColumn = (stored: Stored, operator: Operator, value: unknown): Condition | undefined => {
  const column = sql.ref(`t.${stored.at}`);
  if (operator === 'empty' || (operator === 'eq' && value === null)) return sql`${column} is null`;
  if (operator === 'filled' || (operator === 'ne' && value === null)) return sql`${column} is not null`;
  if (operator === 'in') return among(column, valuesFor(stored, value));
  if (operator === 'contains') {
    return stored.kind === 'text' ? contains(column, String(valueFor(stored, value))) : undefined;
  }
  return isComparison(operator) ? sql`${column} ${comparisons[operator]} ${valueFor(stored, value)}` : undefined;
};

/** Links are in their table, or in a column where they were others on the day that is asked about. */
const atTime = ({ were }: Stored, isNow: Condition, was: (links: RawBuilder<unknown>) => Condition): Condition => {
  if (!were) return isNow;
  const links = sql.ref(`t.${were}`);
  return sql`case when ${links} is null then ${isNow} else ${was(links)} end`;
};

const linked = (stored: Stored, values: unknown[]): Condition =>
  atTime(
    stored,
    sql`exists (select 1 from ${sql.table(stored.at)} as l where l.recordId = t.id and ${among(sql.ref('l.refId'), values)})`,
    (links) => anyOf(values.map((id) => sql`json_contains(${links}, ${JSON.stringify({ id })})`)),
  );

const hasLinks = (stored: Stored): Condition =>
  atTime(
    stored,
    sql`exists (select 1 from ${sql.table(stored.at)} as l where l.recordId = t.id)`,
    (links) => sql`json_length(${links}) > 0`,
  );

const ofLinks = (stored: Stored, operator: Operator, value: unknown): Condition | undefined => {
  if (operator === 'empty') return sql`not ${hasLinks(stored)}`;
  if (operator === 'filled') return hasLinks(stored);
  if (operator === 'has' || operator === 'eq') return linked(stored, [valueFor(stored, value)]);
  return operator === 'hasAny' || operator === 'in' ? linked(stored, valuesFor(stored, value)) : undefined;
};

const ofTexts = (stored: Stored, operator: Operator, value: unknown): Condition | undefined => {
  const column = sql.ref(`t.${stored.at}`);
  const has = (text: unknown): Condition => sql`json_contains(${column}, ${JSON.stringify(text)})`;
  if (operator === 'empty') return sql`json_length(${column}) = 0`;
  if (operator === 'filled') return sql`json_length(${column}) > 0`;
  if (operator === 'has') return has(valueFor(stored, value));
  return operator === 'hasAny' ? anyOf(valuesFor(stored, value).map(has)) : undefined;
};

const makers = { links: ofLinks, texts: ofTexts };

/** One filter as SQL. Refuses what makes no sense for the field. */
export const condition = (stored: Stored, operator: Operator, value: unknown, asked: string): Condition => {
  const { kind } = stored;
  const make = kind === 'links' || kind === 'texts' ? makers[kind] : ofColumn;
  const made = make(stored, operator, value);
  if (!made) throw new Problem(400, 'bad-condition', `'${asked}' cannot be asked of ${stored.path}`);
  return made;
};
