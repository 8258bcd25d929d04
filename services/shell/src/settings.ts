import { roles } from '@bidwright/contract-kit';
import { type RegistrationMode, registrationModes } from '@bidwright/contract-shell';
import { serviceSettings, settings } from '@bidwright/service-kit';
import { email, makeValidator, num, str, url } from 'envalid';

const texts = (value: string): Record<string, string> => {
  const found: unknown = JSON.parse(value);
  const isMap =
    typeof found === 'object' && found !== null && Object.values(found).every((one) => typeof one === 'string');
  if (!isMap) throw new Error('is no JSON object of texts');
  return Object.fromEntries(Object.entries(found));
};

const services = makeValidator((value: string) => {
  const found = texts(value);
  if (!found.admin) throw new Error('names no service admin, which keeps the people');
  for (const [name, address] of Object.entries(found)) {
    if (!URL.canParse(address)) throw new Error(`has no address for ${name}`);
  }
  return found;
});

const listed = (value: string) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const list = makeValidator(listed);

const permissions = makeValidator((value: string) => {
  const found = listed(value);
  const strange = found.find((one) => !roles.some((role) => role === one));
  if (strange !== undefined) throw new Error(`knows no role ${strange}, only ${roles.join(', ')}`);
  return found;
});

const zone = makeValidator((value: string) => {
  return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
});

/** What the front door is told by its environment beside what every service is told. */
const shellSettings = {
  ...serviceSettings,
  NODE_ENV: str({ default: '' }),
  /** The address people type. */
  PUBLIC_URL: url(),
  /** Base URLs of the other services by name. */
  SERVICES: services(),
  DATA_DIR: str(),
  SHELL_DIST: str(),
  /** The token of each module's team, by module. */
  PUBLISH_TOKENS: makeValidator(texts)({ default: {} }),
  /** How many people a version may fail within an hour of its release before it is taken back by itself; 0: never. */
  ROLLBACK_AT: num({ default: 3 }),
  GOOGLE_CLIENT_ID: str({ default: '' }),
  GOOGLE_CLIENT_SECRET: str({ default: '' }),
  GOOGLE_AUTHORIZE_URL: url({ default: 'https://accounts.google.com/o/oauth2/v2/auth' }),
  GOOGLE_TOKEN_URL: url({ default: 'https://oauth2.googleapis.com/token' }),
  GOOGLE_USERINFO_URL: url({ default: 'https://openidconnect.googleapis.com/v1/userinfo' }),
  /** Mail leaves the machine only where this is set. */
  SMTP_URL: str({ default: '' }),
  MAIL_FROM: email({ default: 'no-reply@bidwright.invalid' }),
  /**
   * Who may make an account. `open`: anyone, as User and Admin. `domains`: the first person, as User and Admin, then
   * addresses of the firm that are confirmed. `first-admin`: the same with any address. `closed`: whom an Admin has entered.
   */
  REGISTRATION: str({ choices: ['', ...registrationModes], default: '' }),
  REGISTRATION_DOMAINS: list({ default: [] }),
  /** The time zone in which the firm's days begin, the hour of its daily mails, and a day to take for today in tests. */
  FIRM_ZONE: zone({ default: 'UTC' }),
  DIGEST_HOUR: num({ default: 7 }),
  TODAY: str({ default: '' }),
  /** Names of the firm that a password may not be built on, beside those of the domains. */
  FIRM_WORDS: list({ default: [] }),
  /** What those get who come after the first. */
  REGISTRATION_PERMISSIONS: permissions({ default: ['User'] }),
  /** How many proxies of the firm's own stand before this one. */
  TRUST_PROXY: num({ default: 0 }),
};

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Reads and checks the settings. Demo people have a password that everyone knows, so demo mode stays on this machine. */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const read = settings(shellSettings, environment);
  if (read.DEMO && read.NODE_ENV === 'production') {
    throw new Error('Settings: DEMO cannot be switched on together with NODE_ENV=production');
  }
  if (read.DEMO && !loopback.has(read.HOST)) {
    throw new Error(`Settings: with DEMO the only HOST is 127.0.0.1, not ${read.HOST}`);
  }
  const mode = registrationModes.find((one) => one === read.REGISTRATION);
  const usual: RegistrationMode = read.DEMO ? 'open' : 'domains';
  return { ...read, REGISTRATION: mode ?? usual };
};

export type Settings = ReturnType<typeof readSettings>;
