import { type Collection, type Field, fieldsOf } from '@bidwright/contract-kit';
import type { Row, StoredRecord } from '@bidwright/service-kit';

/** Different values of a field; two primes beyond each other's reach keep pairs of them apart. */
const variety = [997, 991, 983, 977];

const dayAt = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);

const makers: Partial<Record<Field['kind'], (field: Field, n: number) => unknown>> = {
  text: ({ name, length = 60 }, n) => `${name} ${n}`.slice(0, length),
  longText: ({ name }, n) => `${name} ${n}`,
  choice: ({ choices = [] }, n) => choices[n % choices.length],
  number: ({ name, numbers }, n) => numbers?.[n % numbers.length] ?? (name === 'month' ? 1 + (n % 12) : n),
  boolean: (_, n) => n % 50 === 0,
  date: (_, n) => dayAt(n),
  reference: ({ name }, n) => ({ id: `${name}-${n}`, name: `${name} ${n}` }),
  references: ({ name }, n) => [{ id: `${name}-${n}`, name: `${name} ${n}` }],
  recordId: ({ name }, n) => `${name}-${n}`,
  labelled: ({ labels = {} }, n) => ({ value: Object.keys(labels)[n % Object.keys(labels).length], label: '' }),
  texts: () => [],
};

const valueOf = (field: Field, at: number, n: number): unknown => {
  const make = makers[field.kind];
  // Kinds that are kept as JSON are never asked for.
  return make ? make(field, n % (variety[at % variety.length] ?? n)) : field.nullable ? null : [];
};

/** The n-th record of a collection, filled in with values that differ. It need not pass the contract's rules. */
export const variedRecord = ({ input }: Collection, n: number): StoredRecord => {
  const fields = fieldsOf(input).map((field, at): [string, unknown] => [field.name, valueOf(field, at, n)]);
  const kept: Row = {
    id: `record-${String(n).padStart(6, '0')}`,
    version: 1,
    dateCreated: 1_700_000_000 + n,
    dateUpdated: 1_700_000_000 + n,
    addedBy: { id: `adder-${n % 500}`, name: `Adder ${n % 500}` },
  };
  return { ...Object.fromEntries(fields), ...kept } as StoredRecord;
};
