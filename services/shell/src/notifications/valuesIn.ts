import type { Message } from '@bidwright/contract-kit';
import type { Language } from '../mail/texts.ts';

type Values = NonNullable<Message['values']>;

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isMonth = /^\d{4}-\d{2}$/;

const said = (value: string | number, language: Language): string | number => {
  const text = String(value);
  // A day of the calendar has no time zone.
  const day = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(Date.parse(text));
  if (isDay.test(text)) return day({ dateStyle: 'long' });
  return isMonth.test(text) ? day({ year: 'numeric', month: 'long' }) : value;
};

/** What a notice tells of, with its days and months as a language says them. */
export const valuesIn = (values: Values, language: Language): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value, language)]));
