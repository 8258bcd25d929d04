import { type AnyObject, array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { message } from './message.ts';

/** How a field is stored and shown; stands in the schema's meta so that tables, forms and checks can read it. */
export type Kind =
  | 'text'
  | 'longText'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'date'
  | 'reference'
  | 'references'
  | 'recordId'
  | 'labelled'
  | 'texts'
  | 'json';

declare module 'yup' {
  interface CustomSchemaMetadata {
    kind?: Kind;
    /** Longest text, for the column and the input. */
    length?: number;
    /** The collection a reference points into, or `companies/contacts`: the subcollection. */
    of?: string;
    /** A reference that may be a text of its own instead. */
    free?: boolean;
    /** Decimals kept of a number; none: it is whole. */
    scale?: number;
    /** An amount in the firm's currency. */
    money?: boolean;
    /** A part of one: people read and write it as a percentage. */
    share?: boolean;
    /** A year: written without a sign between thousands. */
    isYear?: boolean;
    /** A number or code that people know: it is found with and without its dashes and spaces. */
    code?: boolean;
    /** Values a choice allows. */
    choices?: readonly string[];
    /** Numbers a number may be, where it is one of some. */
    numbers?: readonly number[];
    /** What values are called, by value. */
    labels?: Readonly<Record<string, string>>;
  }
}

/** A record pointed at: its id and the copy of its name. */
export interface Reference {
  id: string;
  name: string;
}

const emptyIsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** Yup's own `trim` throws at what is no text. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** What a name holds goes into mails, lists and files, where a line of its own would pass for one of ours. */
const unbroken = (value: unknown) => (typeof value === 'string' ? value.replace(breaks, ' ').trim() : value);

/** One line of text without spaces around it; breaks and other control characters become spaces. */
const line = () => string().transform(unbroken);

/** One line of text. Empty text is kept as null. */
export const text = (length: number) =>
  line().transform(emptyIsNull).max(length).nullable().default(null).meta({ kind: 'text', length });

/** A short text that may have several lines, such as a note. Empty text is kept as null. */
export const lines = (length: number) =>
  string()
    .transform(trimmed)
    .transform(emptyIsNull)
    .max(length)
    .nullable()
    .default(null)
    .meta({ kind: 'text', length });

/** Text of several lines, up to 20,000 characters. */
export const longText = (length = 20_000) =>
  string()
    .transform(trimmed)
    .transform(emptyIsNull)
    .max(length)
    .nullable()
    .default(null)
    .meta({ kind: 'longText', length });

/** One of a fixed set of texts. */
export const choice = <const T extends string>(choices: readonly T[]) =>
  string()
    .transform(emptyIsNull)
    .nullable()
    .default(null)
    .oneOf<T | null>([...choices, null], message('validation.oneOf', { values: choices.join(', ') }))
    .meta({ kind: 'choice', choices, length: 60 });

const emptyNumberIsNull = (value: unknown, original: unknown) => (original === '' ? null : value);

const rounded = (scale: number) => (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(scale)) : value;

/** A number from 0 to `max` of which `scale` decimals are kept. */
const decimal = (max: number, scale: number) =>
  number()
    .transform(emptyNumberIsNull)
    .transform(rounded(scale))
    .min(0)
    .max(max)
    .nullable()
    .default(null)
    .meta({ kind: 'number', scale });

/** An amount of money, 0 or more, with two decimals kept. */
export const amount = () => decimal(999_999_999_999, 2).meta({ kind: 'number', money: true });

/** A part of one, 0 to 1, with four decimals kept. */
export const share = () => decimal(1, 4).max(1, message('validation.share')).meta({ kind: 'number', share: true });

/** A part of one that may pass one, such as an overhead of 110 %, with four decimals kept. */
export const rate = () => decimal(10, 4).meta({ kind: 'number', share: true });

/** A whole number, 0 or more. */
export const count = () =>
  number().transform(emptyNumberIsNull).integer().min(0).max(100_000).nullable().default(null).meta({ kind: 'number' });

/** One of a fixed set of whole numbers. */
export const oneOfNumbers = (numbers: readonly number[]) =>
  number()
    .transform(emptyNumberIsNull)
    .integer()
    .nullable()
    .default(null)
    .oneOf([...numbers, null], message('validation.oneOf', { values: numbers.join(', ') }))
    .meta({ kind: 'number', numbers });

/** A year of the calendar. */
export const year = () => number().integer().min(2000).max(2100).meta({ kind: 'number', isYear: true });

/** A month of the calendar, 1 to 12. */
export const month = () => number().integer().min(1).max(12).meta({ kind: 'number' });

export const flag = () => boolean().default(false).meta({ kind: 'boolean' });

/** Years that dates lie in: what is beyond is a slip, and sums of dates must stay within four digits. */
const years = { first: 1900, last: 2999 };

const isInTime = (value: string | null | undefined) => {
  const year = Number(value?.slice(0, 4) ?? years.first);
  return Number.isNaN(year) || (year >= years.first && year <= years.last);
};

const isDay = (value: string | null | undefined) => {
  if (value == null) return true;
  const day = new Date(`${value}T00:00:00Z`);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** A calendar date, `YYYY-MM-DD`, without time and zone. */
export const day = () =>
  string()
    .transform(emptyIsNull)
    .nullable()
    .default(null)
    .test('day', () => message('validation.date'), isDay)
    .test(
      'years',
      () => message('validation.years', { first: String(years.first), last: String(years.last) }),
      isInTime,
    )
    .meta({ kind: 'date' });

/** A time of day, `14:30`. */
export const time = () =>
  string()
    .transform(emptyIsNull)
    .nullable()
    .default(null)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: message('validation.time') })
    .meta({ kind: 'text', length: 5 });

const isZone = (value: string | null | undefined) => {
  if (value == null) return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

/** A time zone by its name, such as `America/New_York`. */
export const zone = () => text(64).test('zone', () => message('validation.zone'), isZone);

/** An id as records carry it; the placeholder id 0 of '-- Add New Client --' never is one. */
const idText = () => string().matches(/^(?!0$)[\w-]{1,36}$/, { message: message('validation.required') });

/** A record of the collection `of`, or none. Kept as two columns, `<field>Id` and `<field>Name`. */
export const reference = (of: string) =>
  object({ id: idText().required(), name: line().max(255).required() })
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ kind: 'reference', of });

/** The id alone of a record of the collection `of`, or none. */
export const recordId = (of: string) =>
  string()
    .transform(emptyIsNull)
    .matches(/^(?!0$)[\w-]{1,36}$/, { message: message('validation.required') })
    .nullable()
    .default(null)
    .meta({ kind: 'recordId', of });

/** A value that goes with its label. */
export interface Labelled {
  value: string;
  label: string;
}

/** One of some values, given as text or as `{ value }` and answered as `{ label, value }`. The label is never taken over. */
export const labelled = (labels: Readonly<Record<string, string>>) => {
  const values = Object.keys(labels);
  const one = string().oneOf(values, message('validation.oneOf', { values: values.join(', ') }));
  return object({ value: one.required(), label: string().default('') })
    .transform((value, original) => (typeof original === 'string' ? { value: original } : value))
    .transform((value) => (value ? { ...value, label: labels[value.value] ?? '' } : value))
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ kind: 'labelled', labels, length: 60 });
};

const withoutRepeats = (list: unknown) => {
  if (!Array.isArray(list)) return list;
  const seen = new Set<unknown>();
  return list.filter((one) => !seen.has(one?.id) && seen.add(one?.id));
};

/** Some records of the collection `of`, in order. Kept in a link table. */
export const references = (of: string) =>
  array(object({ id: idText().required(), name: line().max(255).required() }).noUnknown())
    .max(100)
    .transform(withoutRepeats)
    .default(() => [])
    .meta({ kind: 'references', of });

/** Ids that follow from other fields of a record. */
export const ids = () => array(string().required()).required();

/** A record of `of`, or a text of its own that points at no record (its id is null). */
export const referenceOrText = (of: string, length: number) =>
  object({ id: idText().nullable().default(null), name: line().min(1).max(length).required() })
    .transform((value, original) =>
      typeof original === 'string' ? (original.trim() ? { id: null, name: original } : null) : value,
    )
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ kind: 'reference', of, free: true });

/** A list of small objects that only ever go together with their record. Kept as JSON. */
export const list = <T extends AnyObject>(of: ObjectSchema<T>) =>
  array(of.noUnknown().required())
    .max(500)
    .default(() => [])
    .meta({ kind: 'json' });

/** A few values that only ever go together. Kept as JSON. */
export const group = <T extends AnyObject>(of: ObjectSchema<T>) => of.noUnknown().meta({ kind: 'json' });

/** Short texts in order, such as role names. Kept as JSON. */
export const texts = () =>
  array(line().max(60).required())
    .max(50)
    .default(() => [])
    .meta({ kind: 'texts' });

const noneOf = (of: readonly string[]) => (test: { value?: unknown }) =>
  message('validation.noneOf', { given: String(test.value).slice(0, 60), values: of.join(', ') });

/** Some of a fixed set of texts, each once, in order. Kept as JSON. */
export const choices = (of: readonly string[]) =>
  array(line().oneOf(of, noneOf(of)).required())
    .max(50)
    .transform((list: unknown) => (Array.isArray(list) ? [...new Set(list)] : list))
    .default(() => [])
    .meta({ kind: 'texts', choices: of });

const url = /^(https?:\/\/)?([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i;

/** A web address, with or without http(s). */
export const link = () => text(2000).matches(url, { message: message('validation.url'), excludeEmptyString: true });
