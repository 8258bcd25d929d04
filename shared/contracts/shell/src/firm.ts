import {
  type AnswerOf,
  array,
  call,
  choice,
  choices,
  done,
  type FileType,
  type InferType,
  message,
  month,
  number,
  object,
  objectOf,
  oneOf,
  string,
  text,
  zone,
} from '@bidwright/contract-kit';
import { addressFormats } from './addressFormats.ts';
import { mailLanguages } from './mailWords.ts';
import { admins } from './rights.ts';

const firm = { service: 'shell', tag: 'firm', right: admins };

/** Of what pages read about the firm; no collection keeps it. */
const firmSettings = 'firmSettings';

/** Currencies that a firm may reckon in, by their ISO 4217 codes. */
export const firmCurrencies = [
  'USD',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HUF',
  'NOK',
  'NZD',
  'PLN',
  'RON',
  'SEK',
] as const;

export const firmSettingsInput = object({
  /** What the firm is called; null: no name, so that the product's stands in its place. Unsaid it stays as it is. */
  name: text(60).default(undefined),
  /** Of every amount of bids, projects and reports. Nothing is converted. */
  currency: choice(firmCurrencies).default('USD').required(),
  /** The month with which the fiscal year begins. */
  fiscalYearStart: month().default(10).required(),
  /** How addresses are written. Unsaid it stays as it is. */
  addressFormat: choice(addressFormats).default(undefined),
  /** The zone in which its days begin; null: that of the installation. Unsaid it stays as it is. */
  zone: zone().default(undefined),
  /** Languages that people may use the app in, one at least. Unsaid they stay as they are. */
  languages: choices(mailLanguages).min(1, message('shell.firm.languages')).default(undefined),
  /** The one of them that newcomers find, and in which they are written to. Unsaid it stays as it is. */
  language: choice(mailLanguages).default(undefined),
});

export type FirmSettings = InferType<typeof firmSettingsInput>;

/** Types of picture that a logo may be. No SVG: it can carry scripts. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies FileType[];

/** The largest logo: pages make it small before they send it. */
export const maxLogoBytes = 128 * 1024;
/** Its longest side, in pixels. */
export const maxLogoSide = 2000;

/** The same in base64. */
export const maxLogoLetters = Math.ceil(maxLogoBytes / 3) * 4;

export const logoInput = object({
  /** The file in base64. */
  picture: string()
    .max(maxLogoLetters, message('shell.logo.tooLarge', { kilobytes: maxLogoBytes / 1024 }))
    .required(message('shell.logo.type')),
});

export const readFirmSettings = call({
  ...firm,
  name: 'firm/settings',
  summary:
    'The name and logo of the firm, its currency, languages and way to write addresses, and when its fiscal year and its days begin',
  input: object({}),
  answer: objectOf({
    name: string().nullable().defined(),
    /** Where the logo stands, for anybody, and how large it is. */
    logo: object({
      address: string().required(),
      width: number().integer().required(),
      height: number().integer().required(),
    })
      .nullable()
      .defined()
      .default(null),
    currency: string()
      .oneOf([...firmCurrencies])
      .required(),
    fiscalYearStart: number().integer().required(),
    addressFormat: string()
      .oneOf([...addressFormats])
      .required(),
    /** The zone in which its days begin. */
    zone: string().required(),
    /** The languages that people may use the app in, and the one of them that newcomers find. */
    languages: array(oneOf(mailLanguages)).required(),
    language: oneOf(mailLanguages),
  }),
  reads: [firmSettings],
});

/** The firm as pages show it and reckon for it. */
export type Firm = AnswerOf<typeof readFirmSettings>;

export const setFirmSettings = call({
  ...firm,
  name: 'firm/setSettings',
  summary:
    'Sets the name of the firm, its currency, languages and way to write addresses, and when its fiscal year and its days begin; pages show it when they are next loaded',
  input: firmSettingsInput,
  answer: done(),
  isIdempotent: true,
  changes: () => [{ col: firmSettings }],
});

export const setFirmLogo = call({
  ...firm,
  name: 'firm/setLogo',
  summary: 'Puts a PNG, JPEG or WebP picture of up to 128 kB in the place of the product’s mark',
  input: logoInput,
  answer: done(),
  refusals: [413, 415],
  isIdempotent: true,
  changes: () => [{ col: firmSettings }],
});

export const removeFirmLogo = call({
  ...firm,
  name: 'firm/removeLogo',
  summary: 'Removes the logo: the product’s mark stands in its place again',
  input: object({}),
  answer: done(),
  isIdempotent: true,
  changes: () => [{ col: firmSettings }],
});
