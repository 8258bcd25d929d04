import { readFileSync } from 'node:fs';
import { type CleanedEnv, cleanEnv, makeValidator, num, str } from 'envalid';
import type { JSONWebKeySet } from 'jose';
import { isRow } from './row.ts';

const databaseUrl = makeValidator((value: string) => {
  const url = URL.canParse(value) && new URL(value);
  if (!url || url.protocol !== 'mysql:' || url.pathname.length < 2)
    throw new Error('is no mysql://user:password@host/database');
  return value;
});

/** A calendar date, or nothing for the day on which the service starts. */
const today = makeValidator((value: string) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw new Error('is no date such as 2026-01-31');
  return value;
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const addressesIn = (value: string): Record<string, string> => {
  const found = parsed(value);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Error('is no JSON object of addresses');
  const entries = Object.entries(found).map(([name, url]): [string, string] => {
    if (!URL.canParse(String(url))) throw new Error(`has no address for ${name}`);
    return [name, String(url)];
  });
  return Object.fromEntries(entries);
};

const isKeySet = (found: unknown): found is JSONWebKeySet =>
  isRow(found) && Array.isArray(found.keys) && found.keys.every(isRow);

/** Sets of public keys by service, as JSON. */
const keySets = makeValidator((value: string): Record<string, JSONWebKeySet> => {
  const found = parsed(value);
  if (!isRow(found)) throw new Error('is no JSON object of key sets');
  const entries = Object.entries(found).map(([name, keys]): [string, JSONWebKeySet] => {
    if (!isKeySet(keys)) throw new Error(`has no JSON Web Key Set for ${name}`);
    return [name, keys];
  });
  return Object.fromEntries(entries);
});

/** Base URLs by name, as JSON. */
const addresses = makeValidator(addressesIn);

const fileOfAddresses = makeValidator((file: string) => {
  try {
    if (file) addressesIn(readFileSync(file, 'utf8'));
    return file;
  } catch {
    throw new Error('names no file that holds a JSON object of addresses');
  }
});

/** The name of a time zone. */
const zone = makeValidator(
  (value: string) => new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone,
);

/** What every service is told by its environment. */
export const serviceSettings = {
  PORT: num(),
  HOST: str({ default: '127.0.0.1' }),
  /** 1: whoever starts the service has opened its socket already, as systemd does. */
  LISTEN_FDS: num({ default: 0 }),
  /** 1: it loads its code and begins when whoever started it says so, to take the place of a process that has died. */
  SPARE: num({ default: 0 }),
  /** Where figures for Prometheus are told, at `/metrics`; none without a port. */
  METRICS_HOST: str({ default: '127.0.0.1' }),
  METRICS_PORT: num({ default: 0 }),
  /** When it was deployed, in seconds since 1970, and by whom; 0: it runs from its sources. */
  DEPLOYED_AT: num({ default: 0 }),
  DEPLOYED_BY: str({ default: '' }),
  DATABASE_URL: databaseUrl(),
  /** Base URLs of the other services by name, the front door's included: they are told of every write. */
  PEERS: addresses({ default: {} }),
  /** A file that holds such addresses too; a service that joins the others is added there, and nobody starts again. */
  ADDRESSES_FILE: fileOfAddresses({ default: '' }),
  /** Public keys by service, as JSON Web Key Sets: of who signs what it asks, and answers at no address. */
  KNOWN_KEYS: keySets({ default: {} }),
  /** The time zone in which the firm's days begin, unless given that of this machine, and a day to take for today in tests. */
  FIRM_ZONE: zone({ default: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  TODAY: str({ default: '' }),
  DEMO: str({ choices: ['', '1'], default: '' }),
  DEMO_TODAY: today({ default: new Date().toISOString().slice(0, 10) }),
};

export type ServiceSettings = CleanedEnv<typeof serviceSettings>;

/**
 * Reads settings from the environment and checks them once. `wanted` maps names to envalid validators.
 * Throws one line that names every missing or wrong setting.
 */
export const settings = <S extends Parameters<typeof cleanEnv>[1]>(
  wanted: S,
  environment: NodeJS.ProcessEnv = process.env,
): CleanedEnv<S> =>
  cleanEnv(environment, wanted, {
    reporter: ({ errors }) => {
      const found = Object.entries<Error | undefined>(errors).map(([name, error]) => `${name} ${reason(error)}`);
      if (found.length > 0) throw new Error(`Settings: ${found.join('; ')}`);
    },
  });

const reason = (error: Error | undefined) =>
  error?.name === 'EnvMissingError' ? 'is missing' : (error?.message ?? 'cannot be used');
