import { readFileSync } from 'node:fs';
import { roles } from '@bidwright/contract-kit';
import { type RegistrationMode, registrationModes } from '@bidwright/contract-shell';
import { serviceSettings, settings, storageSettings } from '@bidwright/service-kit';
import { email, makeValidator, num, str, url } from 'envalid';
import { issuer, mustBeWhole, rolesOfGroups, scopes } from './oidc/settings.ts';
import { isLoopback, isSafeAddress } from './safeAddress.ts';
import { textsIn } from './texts.ts';

/** A text that must be long enough to be a key. */
const secret = makeValidator((value: string) => {
  if (value.length < 32) throw new Error('needs at least 32 characters');
  return value;
});

/** A token that travels in a header, or nothing. */
const scimToken = makeValidator((value: string) => {
  if (!/^(\S{32,})?$/.test(value)) throw new Error('needs at least 32 characters, none of them a space');
  return value;
});

const services = makeValidator((value: string) => {
  const found = textsIn(value);
  if (!found.admin) throw new Error('names no service admin, which keeps the people');
  for (const [name, address] of Object.entries(found)) {
    if (!URL.canParse(address)) throw new Error(`has no address for ${name}`);
  }
  return found;
});

const fileOfTexts = makeValidator((file: string) => {
  try {
    if (file) textsIn(readFileSync(file, 'utf8'));
    return file;
  } catch {
    throw new Error('names no file that holds a JSON object of texts');
  }
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

/** The address of a script that the page may run: nobody on the way can change it. */
const outside = makeValidator((value: string) => {
  if (!isSafeAddress(value)) throw new Error('is no address that begins with https://');
  return value;
});

const shortText = makeValidator((value: string) => {
  if (value.length > 60) throw new Error('is longer than 60 characters');
  return value;
});

/** What the front door is told by its environment beside what every service is told. */
const shellSettings = {
  ...serviceSettings,
  ...storageSettings,
  /** Seals what nobody else may read or make: cookies of a sign-in, secrets of authenticators and webhooks. The same at every start. */
  INTERNAL_KEY: secret(),
  NODE_ENV: str({ default: '' }),
  /** The address people type. */
  PUBLIC_URL: url(),
  /** Base URLs of the other services by name, beside those of ADDRESSES_FILE. */
  SERVICES: services({ default: {} }),
  /** The token of each module's team, by module. */
  PUBLISH_TOKENS: makeValidator(textsIn)({ default: {} }),
  /** A file that holds such tokens too; one that is added there counts at once. */
  PUBLISH_TOKENS_FILE: fileOfTexts({ default: '' }),
  /** Where the platform makes a backup each night; empty: it makes none. */
  BACKUP_DIR: str({ default: '' }),
  /** A file in which whoever makes backups notes the last ones. */
  BACKUP_NOTE_FILE: str({ default: '' }),
  /** How many people a version may fail within an hour of its release before it is taken back by itself; 0: never. */
  ROLLBACK_AT: num({ default: 3 }),
  /** For how long only one in twenty people gets a version that was switched on; 0: all get it at once. */
  STAGE_MINUTES: makeValidator((value: string) => {
    const minutes = Number(value);
    if (!(minutes >= 0 && minutes <= 1440)) throw new Error('is no number of minutes from 0 to 1440');
    return minutes;
  })({ default: 10 }),
  /** `off`: versions are switched on without a browser having tried them. */
  PROVING: makeValidator((value: string) => {
    if (value !== 'on' && value !== 'off') throw new Error('is neither on nor off');
    return value === 'on';
  })({ default: true }),
  /** The browser that tries them, Chromium; empty: the one that Playwright has installed, if there is any. */
  PROVING_BROWSER: str({ default: '' }),
  GOOGLE_CLIENT_ID: str({ default: '' }),
  GOOGLE_CLIENT_SECRET: str({ default: '' }),
  GOOGLE_AUTHORIZE_URL: url({ default: 'https://accounts.google.com/o/oauth2/v2/auth' }),
  GOOGLE_TOKEN_URL: url({ default: 'https://oauth2.googleapis.com/token' }),
  GOOGLE_USERINFO_URL: url({ default: 'https://openidconnect.googleapis.com/v1/userinfo' }),
  /** The firm's own directory, as an OpenID Connect issuer: its discovery document is found under this address. */
  OIDC_ISSUER: issuer({ default: '' }),
  /** As what this app is registered there. */
  OIDC_CLIENT_ID: str({ default: '' }),
  OIDC_CLIENT_SECRET: str({ default: '' }),
  /** What its button calls it: "Sign in with …"; empty: the name of its host. */
  OIDC_NAME: shortText({ default: '' }),
  /** What is asked for there. */
  OIDC_SCOPES: scopes({ default: 'openid email profile' }),
  /** The claim of its tokens that lists a person's groups. */
  OIDC_GROUPS_CLAIM: str({ default: 'groups' }),
  /** `{"<group>": "<role>" or ["<role>"]}`: these roles follow the groups at each sign-in, and who has none is refused. */
  OIDC_ROLES: rolesOfGroups({ default: new Map() }),
  /** With which the directory says by SCIM who is with the firm; empty: it does not. */
  SCIM_TOKEN: scimToken({ default: '' }),
  /** Mail leaves the machine only where this is set. */
  SMTP_URL: str({ default: '' }),
  MAIL_FROM: email({ default: 'no-reply@bidwright.invalid' }),
  /**
   * Who may make an account. `open`: anyone, as User and Admin. `domains`: the first person, as User and Admin, then
   * addresses of the firm that are confirmed. `first-admin`: the same with any address. `closed`: whom an Admin has entered.
   */
  REGISTRATION: str({ choices: ['', ...registrationModes], default: '' }),
  REGISTRATION_DOMAINS: list({ default: [] }),
  /** The hour of its daily mails, in the firm's time zone. */
  DIGEST_HOUR: num({ default: 7 }),
  /** Names of the firm that a password may not be built on, beside those of the domains. */
  FIRM_WORDS: list({ default: [] }),
  /** A script that takes feedback from people who are signed in, in the place of the app's own form. */
  FEEDBACK_SCRIPT: outside({ default: '' }),
  /** What those get who come after the first. */
  REGISTRATION_PERMISSIONS: permissions({ default: ['User'] }),
  /** How many pages may hear live events at one front door at once: each costs about 22 kB and a connection. */
  MAX_LIVE_PAGES: num({ default: 5000 }),
  /** Hosts within the firm that webhooks may be sent to; others lead out to the internet. */
  WEBHOOK_HOSTS: list({ default: [] }),
  /** How many proxies of the firm's own stand before this one. */
  TRUST_PROXY: num({ default: 0 }),
};

/** Reads and checks the settings. Demo people have a password that everyone knows, so demo mode stays on this machine. */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const read = settings(shellSettings, environment);
  if (read.DEMO && read.NODE_ENV === 'production') {
    throw new Error('Settings: DEMO cannot be switched on together with NODE_ENV=production');
  }
  if (read.DEMO && !isLoopback(read.HOST)) {
    throw new Error(`Settings: with DEMO the only HOST is 127.0.0.1, not ${read.HOST}`);
  }
  mustBeWhole(read);
  const mode = registrationModes.find((one) => one === read.REGISTRATION);
  const usual: RegistrationMode = read.DEMO ? 'open' : 'domains';
  const OIDC_NAME = read.OIDC_NAME || (read.OIDC_ISSUER && new URL(read.OIDC_ISSUER).host);
  return { ...read, OIDC_NAME, REGISTRATION: mode ?? usual };
};

export type Settings = ReturnType<typeof readSettings>;
