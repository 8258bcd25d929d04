import { setLocale } from 'yup';

/** A text of a catalog, named by its key; `values` fill its placeholders. Translated where it is shown. */
export type Message = {
  key: string;
  values?: Record<string, string | number>;
};

export const message = (key: string, values?: Message['values']): Message => (values ? { key, values } : { key });

/** Yup asks for a message by a function, so that no text stands in a schema. */
const say = (key: string) => () => message(key);

setLocale({
  mixed: {
    default: say('validation.invalid'),
    required: say('validation.required'),
    defined: say('validation.required'),
    notNull: say('validation.required'),
    oneOf: ({ values }) => message('validation.oneOf', { values }),
    notType: ({ type }) => message(`validation.type.${type}`),
  },
  string: { max: ({ max }) => message('validation.max', { max }) },
  number: {
    integer: say('validation.integer'),
    min: ({ min }) => message('validation.min', { min }),
    max: ({ max }) => message('validation.most', { max }),
  },
  array: { min: ({ min }) => message('validation.atLeast', { min }) },
  object: { noUnknown: ({ unknown }) => message('validation.unknown', { unknown: String(unknown) }) },
});

/** Fills a catalog's text: `fill('At most {max}', { max: 5 })`. A placeholder without a value stays as it is. */
export const fill = (text: string, values: Message['values'] = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
