import type { Field } from '@bidwright/contract-kit';
import { fieldsOf, kept, object } from '@bidwright/contract-kit';
import { linkTableOf, type Table } from './table.ts';

/** A stored value that filters and sorts may name. */
export interface Stored {
  /** As it was asked for. */
  path: string;
  kind: 'id' | 'text' | 'number' | 'boolean' | 'date' | 'texts' | 'links';
  /** Its column; of links, their table. */
  at: string;
  nullable: boolean;
  length?: number;
  code?: boolean;
  /** Of links, a column with those of a past day, as JSON; null where they are as they were. */
  were?: string;
}

const keptFields = fieldsOf(object(kept));

const kinds: Partial<Record<Field['kind'], Stored['kind']>> = {
  text: 'text',
  longText: 'text',
  choice: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  texts: 'texts',
  recordId: 'id',
};

const inField = (table: Table, field: Field, part: string | undefined, path: string): Stored | undefined => {
  const { name, nullable } = field;
  if (field.kind === 'reference') {
    if (part === 'name') return { path, kind: 'text', at: `${name}Name`, nullable, length: 255 };
    return part === undefined || part === 'id' ? { path, kind: 'id', at: `${name}Id`, nullable: true } : undefined;
  }
  if (field.kind === 'references') {
    return part === undefined || part === 'id'
      ? { path, kind: 'links', at: linkTableOf(table.name, name), nullable: false, ...(table.past && { were: name }) }
      : undefined;
  }
  if (field.kind === 'labelled') {
    return part === undefined || part === 'value' ? { path, kind: 'text', at: name, nullable, length: 60 } : undefined;
  }
  const kind = kinds[field.kind];
  if (!kind || part !== undefined) return undefined;
  return { path, kind, at: name, nullable, length: field.length, code: field.code };
};

/** The stored value that a path such as `dueDate`, `fte.id` or `client.name` names, if there is one. */
export const storedAt = (table: Table, path: string): Stored | undefined => {
  if (path === 'id') return { path, kind: 'id', at: 'id', nullable: false };
  const [name, part, ...more] = path.split('.');
  const field = [...table.fields, ...keptFields].find((one) => one.name === name);
  return field && more.length === 0 ? inField(table, field, part, path) : undefined;
};

const partsOf = ({ name }: Field) => [name, `${name}.id`, `${name}.name`, `${name}.value`];

/** Every path that names a stored value. */
export const storedPaths = (table: Table): string[] =>
  [...new Set(['id', ...[...table.fields, ...keptFields].flatMap(partsOf)])].filter((path) => storedAt(table, path));
