import { type HourColumn, hourColumns, neededHourColumns } from '@bidwright/contract-ftes';
import { guessMapping, type Mapping } from '@bidwright/remote-kit/importing';
import { hourWords } from './words.ts';

/** Which column of a table holds what, by what stands at its head. */
export const guessedColumns = (columns: readonly string[], nameOf: (field: string) => string): Mapping =>
  guessMapping(
    columns,
    hourColumns.map((field) => ({ field, name: nameOf(field), words: hourWords[field] })),
  );

/** What a table must say and no column of it is chosen for. */
export const lackingIn = (mapping: Mapping): HourColumn[] => {
  const filled = new Set(Object.values(mapping));
  return neededHourColumns.filter((field) => !filled.has(field));
};
