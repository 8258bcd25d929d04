import { type Message, message, mixed, oneOf } from '@bidwright/contract-kit';

/** What a table of hours says, by the names of its columns. A month may stand in one column as 2026-03, or in two; days are added up. */
export const hourColumns = ['person', 'opportunity', 'year', 'month', 'hours'] as const;
export type HourColumn = (typeof hourColumns)[number];

/** What each table must say: the year may stand beside the month. */
export const neededHourColumns = hourColumns.filter((column) => column !== 'year');

/** Which column of a table is which: by the names of its columns, null for those that are none. */
type HourMapping = Record<string, string | null>;

const isMapping = (value: unknown): value is HourMapping =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => field === null || typeof field === 'string');

/** The first thing that is wrong with a mapping, whatever the columns of its table. */
const faultIn = (mapping: HourMapping): Message | undefined => {
  const filled = Object.values(mapping).filter((field) => field !== null);
  const unknown = filled.find((field) => !hourColumns.some((column) => column === field));
  if (unknown !== undefined) return message('validation.noneOf', { given: unknown, values: hourColumns.join(', ') });
  const wrong = hourColumns.find((column) => {
    const columns = filled.filter((field) => field === column).length;
    return columns > 1 || (columns === 0 && column !== 'year');
  });
  return wrong && message('ftes.hours.oneColumn', { name: wrong });
};

/** A mapping as it is sent; that its columns are those of the table is seen where the table is read. */
export const hourMapping = () =>
  mixed<HourMapping>(isMapping)
    .test('each-once', (mapping, { createError }) => {
      const fault = mapping && faultIn(mapping);
      return !fault || createError({ message: () => fault });
    })
    .meta({
      values: oneOf(hourColumns).nullable(),
      description:
        'By column of the table what it holds, each once, null for nothing; without it columns are known by their names',
    });
