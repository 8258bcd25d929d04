import { fill, type Message, type Person, type RecordResult } from '@bidwright/contract-kit';
import type { Row } from '../../connect.ts';
import type { KnownRecords } from './known.ts';
import { type Pointed, pointedAt } from './reference.ts';
import { type Destination, type Target, targetOf } from './target.ts';
import { BadCell, valueOf } from './value.ts';

/** What a row of the file says. */
export interface Said {
  id?: string;
  version?: number;
  parent?: string;
  /** By field. What the row leaves empty is undefined. */
  values: Row;
}

type Faults = NonNullable<RecordResult['fields']>;

/** A column with what it fills. */
export interface MappedColumn {
  name: string;
  at: number;
  target: Target;
}

export const mappedColumns = (
  to: Destination,
  columns: string[],
  mapping: Record<string, string | null>,
): MappedColumn[] =>
  columns.flatMap((name, at) => {
    const path = mapping[name];
    const target = path ? targetOf(to, path) : undefined;
    return target ? [{ name, at, target }] : [];
  });

const fault = (text: string): Message & { message: string } => ({ key: 'validation.invalid', message: fill(text) });

const versionIn = (text: string): number => {
  const version = Number(text);
  if (Number.isInteger(version) && version > 0) return version;
  throw new BadCell('Must be the version that an export has written');
};

/** Reads the cells of a row. What cannot be read is named by its column. */
export const readRow = async (
  { to: { table }, columns, known }: { to: Destination; columns: MappedColumn[]; known: KnownRecords },
  cells: string[],
  person: Person,
): Promise<{ said: Said; faults: Faults }> => {
  const said: Said = { values: {} };
  const faults: Faults = {};
  const pointed = new Map<string, { said: Pointed; column: string }>();
  const note = (column: string, error: unknown) => {
    if (!(error instanceof BadCell)) throw error;
    faults[column] = fault(error.message);
  };
  for (const { name, at, target } of columns) {
    const text = (cells[at] ?? '').trim();
    try {
      if (target.kind !== 'field') {
        if (text && target.kind === 'version') said.version = versionIn(text);
        else if (text && target.kind !== 'version') said[target.kind] = text;
      } else if (target.field.of && target.field.kind !== 'recordId') {
        const { said: before, column } = pointed.get(target.field.name) ?? { said: {}, column: name };
        pointed.set(target.field.name, {
          column,
          said: { ...before, ...(text && { [target.part ?? 'either']: text }) },
        });
      } else said.values[target.field.name] = text ? valueOf(target.field, text) : undefined;
    } catch (error) {
      note(name, error);
    }
  }
  for (const field of table.fields) {
    const found = pointed.get(field.name);
    if (!found) continue;
    try {
      const isEmpty = Object.keys(found.said).length === 0;
      said.values[field.name] = isEmpty ? undefined : await pointedAt(known, person, field, found.said);
    } catch (error) {
      note(found.column, error);
    }
  }
  return { said, faults };
};
