import type { DateOrder, Field, Person, RecordResult } from '@bidwright/contract-kit';
import type { Row } from '../../connect.ts';
import { unreadable } from '../../files/encodingOf.ts';
import type { KnownRecords } from './known.ts';
import { type Meanings, meantBy } from './meanings.ts';
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

/** What is wrong with cells, by column. */
export type Faults = NonNullable<RecordResult['fields']>;

/** A column with what it fills. */
export interface MappedColumn {
  name: string;
  at: number;
  target: Target;
  /** How it writes dates. */
  order?: DateOrder;
  /** What words in its cells stand for. */
  words?: Record<string, string>;
}

/** What is said of how cells are written. */
interface Written {
  dates?: Record<string, DateOrder>;
  meanings?: Meanings;
}

export const mappedColumns = (
  to: Destination,
  columns: string[],
  mapping: Record<string, string | null>,
  { dates = {}, meanings = {} }: Written,
): MappedColumn[] =>
  columns.flatMap((name, at) => {
    const path = mapping[name];
    const target = path ? targetOf(to, path) : undefined;
    return target ? [{ name, at, target, order: dates[name], words: path ? meanings[path] : undefined }] : [];
  });

const versionOf = (text: string): number => {
  const version = Number(text);
  if (Number.isInteger(version) && version > 0) return version;
  throw new BadCell('version');
};

/** What several columns of a row say of one field that points at records. */
interface Pointing {
  field: Field;
  column: string;
  said: Pointed;
}

const isPointing = ({ of, kind }: Field) => of !== undefined && kind !== 'recordId';

const gather = (pointing: Map<string, Pointing>, { name, target }: MappedColumn, text: string) => {
  if (target.kind !== 'field') return;
  const { field, part = 'either' } = target;
  const before = pointing.get(field.name) ?? { field, column: name, said: {} };
  pointing.set(field.name, { ...before, said: { ...before.said, ...(text && { [part]: text }) } });
};

const put = (said: Said, { target, order, words }: MappedColumn, text: string) => {
  if (target.kind === 'field') {
    const { field } = target;
    said.values[field.name] = text ? meantBy(words, text, (meant) => valueOf(field, meant, order)) : undefined;
  } else if (text && target.kind === 'version') said.version = versionOf(text);
  else if (text && target.kind !== 'version') said[target.kind] = text;
};

/** Reads the cells of a row. What cannot be read is named by its column. */
export const readRow = async (
  columns: MappedColumn[],
  cells: string[],
  known: KnownRecords,
  person: Person,
): Promise<{ said: Said; faults: Faults }> => {
  const said: Said = { values: {} };
  const faults: Faults = {};
  const pointing = new Map<string, Pointing>();
  const note = (column: string, error: unknown) => {
    if (!(error instanceof BadCell)) throw error;
    faults[column] = { ...error.said, message: error.message };
  };
  for (const column of columns) {
    const text = (cells[column.at] ?? '').trim();
    try {
      if (text.includes(unreadable)) throw new BadCell('letters');
      if (column.target.kind === 'field' && isPointing(column.target.field)) gather(pointing, column, text);
      else put(said, column, text);
    } catch (error) {
      note(column.name, error);
    }
  }
  for (const { field, column, said: pointed } of pointing.values()) {
    try {
      const isEmpty = Object.keys(pointed).length === 0;
      said.values[field.name] = isEmpty ? undefined : await pointedAt(known, person, field, pointed);
    } catch (error) {
      note(column, error);
    }
  }
  return { said, faults };
};
