import { call, choice, done, type InferType, month, number, object, objectOf, string } from '@bidwright/contract-kit';
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
  /** Of every amount of bids, projects and reports. Nothing is converted. */
  currency: choice(firmCurrencies).default('USD').required(),
  /** The month with which the fiscal year begins. */
  fiscalYearStart: month().default(10).required(),
});

export type FirmSettings = InferType<typeof firmSettingsInput>;

export const readFirmSettings = call({
  ...firm,
  name: 'firm/settings',
  summary: 'In which currency the firm reckons, and when its fiscal year begins',
  input: object({}),
  answer: objectOf({
    currency: string()
      .oneOf([...firmCurrencies])
      .required(),
    fiscalYearStart: number().integer().required(),
  }),
  reads: [firmSettings],
});

export const setFirmSettings = call({
  ...firm,
  name: 'firm/setSettings',
  summary:
    'Sets in which currency the firm reckons, and when its fiscal year begins; pages show it when they are next loaded',
  input: firmSettingsInput,
  answer: done(),
  changes: () => [{ col: firmSettings }],
});
