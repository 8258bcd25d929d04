import { monthAt, monthNumber } from '@bidwright/contract-ftes';
import { type DateOrder, type Message, message } from '@bidwright/contract-kit';
import { monthNamed } from './monthNames.ts';

/** The month of a cell, see `monthNumber`; with its day where the cell says one. */
export interface When {
  month: number;
  day?: number;
}

const unknown = message('ftes.hours.month');

const checked = (year: number, month: number, day?: number): When | Message => {
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === (day ?? 1);
  if (!isThere || year < 2000 || year > 2100) return unknown;
  return { month: monthNumber({ year, month }), ...(day && { day }) };
};

/** `2026-03`, `2026/3/14`; a workbook puts a time of day behind it. */
const byYear = /^(?<year>\d{4})[-/.](?<month>\d{1,2})([-/.](?<day>\d{1,2}))?([T ][\d:.]+Z?)?$/;
const chinese = /^(?<year>\d{4})年(?<month>\d{1,2})月((?<day>\d{1,2})日)?$/;
const byMonth = /^(?<month>\d{1,2})[-/. ](?<year>\d{4})$/;
/** `March 2026`, `14 mars 2026`, `Mar-2026`. */
const named = /^((?<day>\d{1,2})\.?[- ])?(?<name>\p{L}{3,12}\.?)[-/ ](?<year>\d{4})$/u;
/** `14/03/2026` or `3.14.2026`. */
const spelled = /^(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>\d{4})$/;

const ofSpelled = (text: string, { first, second, year }: Record<string, string>, order?: DateOrder | null) => {
  const [one, two] = [Number(first), Number(second)];
  const evident = one > 12 ? 'dayFirst' : two > 12 ? 'monthFirst' : undefined;
  const by = order ?? evident ?? (one === two ? 'dayFirst' : undefined);
  if (!by) return message('import.dateOrder', { given: text });
  return by === 'dayFirst' ? checked(Number(year), two, one) : checked(Number(year), one, two);
};

/** What a cell says with its year. */
const whole = (text: string, order?: DateOrder | null): When | Message => {
  for (const form of [byYear, chinese, byMonth]) {
    const { year, month, day } = form.exec(text)?.groups ?? {};
    if (year) return checked(Number(year), Number(month), day ? Number(day) : undefined);
  }
  const { name, year, day } = named.exec(text)?.groups ?? {};
  if (name) return checked(Number(year), monthNamed(name) ?? 0, day ? Number(day) : undefined);
  const parts = spelled.exec(text)?.groups;
  return parts ? ofSpelled(text, parts, order) : unknown;
};

/** Which month, or day, a cell says; beside a cell with the year `3` and `March` do too. */
export const whenIn = (text: string, year: string, order?: DateOrder | null): When | Message => {
  if (year === '') return whole(text, order);
  if (!/^\d{4}$/.test(year)) return unknown;
  const month = /^\d{1,2}$/.test(text) ? Number(text) : monthNamed(text);
  if (month) return checked(Number(year), month);
  const found = whole(text, order);
  // The year stands twice, and means the same.
  return 'key' in found || monthAt(found.month).year === Number(year) ? found : unknown;
};
