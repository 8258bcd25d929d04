import { useSyncExternalStore } from 'react';

/** What the page says of the firm. */
const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** The currency of all amounts, by its ISO 4217 code. A page that says nothing goes by dollars. */
export const firmCurrency = (): string => meta('firm-currency') ?? 'USD';

/** The month with which the fiscal year begins, 1 to 12: October, as that of the United States, where the page says nothing. */
export const fiscalYearStart = (): number => Number(meta('fiscal-year-start') ?? 10);

/** How the firm writes addresses; see `addressFormats`. As the United States do where the page says nothing. */
export const addressFormat = (): string => meta('address-format') ?? 'cityStateCode';

/** Does what is mailed leave the house? Where no server is set up mails are only kept. */
export const hasMailServer = (): boolean => meta('mail-server') !== 'none';

/** How an amount of the firm's is written: with the currency's own sign. */
export const moneyStyle = () =>
  ({ style: 'currency', currency: firmCurrency(), currencyDisplay: 'narrowSymbol' }) as const;

/** A logo, and how large it is in pixels. */
export interface FirmLogo {
  address: string;
  width: number;
  height: number;
}

interface Applied {
  currency: string;
  fiscalYearStart: number;
  addressFormat: string;
  zone: string;
  /** The languages that people may use the app in, that of newcomers first. */
  languages: readonly string[];
  name: string | null;
  logo: FirmLogo | null;
}

const said = (logo: FirmLogo | null) => (logo ? `${logo.address} ${logo.width} ${logo.height}` : '');

/** As what the page says a setting. */
const metas: { [Setting in keyof Applied]: { name: string; content: (value: Applied[Setting]) => string } } = {
  currency: { name: 'firm-currency', content: String },
  fiscalYearStart: { name: 'fiscal-year-start', content: String },
  addressFormat: { name: 'address-format', content: String },
  zone: { name: 'firm-zone', content: String },
  languages: { name: 'firm-languages', content: (languages) => languages.join(' ') },
  name: { name: 'firm-name', content: (name) => name ?? '' },
  logo: { name: 'firm-logo', content: said },
};

const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const apply = <Setting extends keyof Applied>(setting: Setting, value: Applied[Setting] | undefined) => {
  const { name, content } = metas[setting];
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (tag && value !== undefined) tag.content = content(value);
};

/** From now on this page goes by these settings, and leaves what is not said; other pages do once they are loaded again. */
export const applyFirm = ({
  currency,
  fiscalYearStart,
  addressFormat,
  zone,
  languages,
  name,
  logo,
}: Partial<Applied>): void => {
  apply('currency', currency);
  apply('fiscalYearStart', fiscalYearStart);
  apply('addressFormat', addressFormat);
  apply('zone', zone);
  apply('languages', languages);
  apply('name', name);
  apply('logo', logo);
  for (const listener of listeners) listener();
};

/** What the firm is called; nothing where no Admin has said so. */
export const firmName = (): string | undefined => meta('firm-name');

const logoSaid = () => meta('firm-logo');

const logoIn = (text: string): FirmLogo => {
  const [address = '', width, height] = text.split(' ');
  return { address, width: Number(width), height: Number(height) };
};

/** The firm's name and logo, where it has them, also as an Admin changes them on this page. */
export const useFirm = (): { name: string | undefined; logo: FirmLogo | undefined } => {
  const name = useSyncExternalStore(listen, firmName);
  const logo = useSyncExternalStore(listen, logoSaid);
  return { name, logo: logo ? logoIn(logo) : undefined };
};
