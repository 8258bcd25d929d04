import { type Role, roles } from '@bidwright/contract-kit';
import { makeValidator } from 'envalid';
import { isSafeAddress } from '../safeAddress.ts';

/** By group of the directory: the roles its members have here. */
export type RolesOfGroups = ReadonlyMap<string, readonly Role[]>;

/** Longest issuer: with the subject, which has 255 characters at most, it names an account. */
const maxLength = 250;

/** The place in Entra ID's addresses where a firm's own tenant stands; the last is that of private accounts. */
const ofAnyTenant = new Set(['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad']);

/** What is wrong with an issuer that is not one firm's: an address there says nothing of who works here. */
const foreign = ({ hostname, pathname }: URL): string | undefined => {
  if (hostname === 'accounts.google.com') return 'is open to everybody: for Google set GOOGLE_CLIENT_ID';
  const [, tenant = ''] = pathname.split('/');
  if (/(^|\.)login\.(microsoftonline\.\w+|partner\.microsoftonline\.cn)$/.test(hostname) && ofAnyTenant.has(tenant))
    return `is open to people of any firm: put your tenant's id in the place of ${tenant}`;
  return undefined;
};

/** The address of a firm's own issuer; empty: none. */
export const issuer = makeValidator((value: string) => {
  if (value === '') return value;
  if (!URL.canParse(value) || !isSafeAddress(value)) throw new Error('is no address that begins with https://');
  if (value.length > maxLength) throw new Error(`is longer than ${maxLength} characters`);
  const reason = foreign(new URL(value));
  if (reason) throw new Error(reason);
  return value;
});

const rolesIn = (group: string, given: unknown): Role[] =>
  (Array.isArray(given) ? given : [given]).map((name) => {
    const role = roles.find((one) => one === name);
    if (!role) throw new Error(`knows no role ${name} for ${group}, only ${roles.join(', ')}`);
    return role;
  });

const objectIn = (value: string): object => {
  try {
    const read: unknown = JSON.parse(value);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Said below.
  }
  throw new Error('is no JSON object of roles by group');
};

export const rolesOfGroups = makeValidator<RolesOfGroups>((value: string) => {
  const read = value === '' ? {} : objectIn(value);
  return new Map(Object.entries(read).map(([group, given]) => [group, rolesIn(group, given)]));
});

/** The roles that groups give and take. Everybody stays a User. */
export const decidedBy = (rolesOfGroups: RolesOfGroups): Role[] =>
  [...new Set([...rolesOfGroups.values()].flat())].filter((role) => role !== 'User');

/** What is asked for at an issuer, without which it answers no token. */
export const scopes = makeValidator((value: string) => {
  if (!value.split(' ').includes('openid')) throw new Error('does not ask for openid');
  return value;
});

interface Read {
  OIDC_ISSUER: string;
  OIDC_CLIENT_ID: string;
  OIDC_CLIENT_SECRET: string;
  OIDC_ROLES: RolesOfGroups;
}

/** Refuses settings of which a part was forgotten. */
export const mustBeWhole = (read: Read): void => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES } = read;
  const needed = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const missing = needed.filter(([, value]) => !value).map(([name]) => name);
  const isBegun = missing.length < needed.length || OIDC_ROLES.size > 0;
  if (isBegun && missing.length > 0)
    throw new Error(`Settings: sign-in by the firm's directory lacks ${missing.join(' and ')}`);
};

export const hasOidc = ({ OIDC_ISSUER }: Pick<Read, 'OIDC_ISSUER'>): boolean => OIDC_ISSUER !== '';
