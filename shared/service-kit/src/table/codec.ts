import type { Field, Kind, Reference } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import { isRow } from '../row.ts';

/** How a field's value goes into its columns and comes back. */
export interface Codec {
  columns: string[];
  write(value: unknown): unknown[];
  read(row: Row): unknown;
}

/** JSON comes as text, see the pool's options. It holds what the service itself has written: nobody else writes in its tables. */
export const parsed = <T = unknown>(text: unknown): T => JSON.parse(String(text));

/** `2 <id> <name>`: ids are plain words. */
const linkIn = (link: string) => {
  const [, position, id = '', name = ''] = link.match(/^(\d+) (\S+) ([^]*)$/) ?? [];
  return { position: Number(position), reference: { id, name } };
};

const inOrder = (links: unknown): Reference[] => {
  const found = parsed<string[] | null>(links) ?? [];
  return found
    .map(linkIn)
    .sort((a, b) => a.position - b.position)
    .map(({ reference }) => reference);
};

const asItIs = (name: string): Codec => ({
  columns: [name],
  write: (value) => [value],
  read: (row) => row[name],
});

const partOf = (value: unknown, name: string): unknown => (isRow(value) ? (value[name] ?? null) : null);

/** Kept in two columns: the id and the copy of the name. */
export const referenceCodec = (name: string): Codec => {
  const [id, copy] = [`${name}Id`, `${name}Name`];
  return {
    columns: [id, copy],
    write: (value) => [partOf(value, 'id'), partOf(value, 'name')],
    read: (row) => (row[copy] === null ? null : { id: row[id], name: row[copy] }),
  };
};

const jsonCodec = (name: string): Codec => ({
  columns: [name],
  write: (value) => [JSON.stringify(value)],
  read: (row) => parsed(row[name]),
});

/** Only the value is kept; its label follows. */
const labelledCodec = (name: string, { labels = {} }: Field): Codec => ({
  columns: [name],
  write: (value) => [partOf(value, 'value')],
  read: (row) => {
    const value = row[name];
    return value === null ? null : { label: labels[String(value)] ?? '', value };
  },
});

const special: Partial<Record<Kind, (name: string, field: Field) => Codec>> = {
  boolean: (name) => ({ columns: [name], write: (value) => [value ? 1 : 0], read: (row) => row[name] === 1 }),
  reference: referenceCodec,
  references: (name) => ({ columns: [], write: () => [], read: (row) => inOrder(row[name]) }),
  labelled: labelledCodec,
  texts: jsonCodec,
  json: jsonCodec,
};

export const codecOf = (field: Field): Codec => (special[field.kind] ?? asItIs)(field.name, field);
