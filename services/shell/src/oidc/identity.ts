import type { Role } from '@bidwright/contract-kit';
import { check } from '@bidwright/contract-kit';
import { forgotInput } from '@bidwright/contract-shell';
import type { Settings } from '../settings.ts';
import type { RolesOfGroups } from './settings.ts';

/** What the issuer has said of a person, in a token that was checked. */
export type Claims = Readonly<Record<string, unknown>>;

/** Who somebody is, as the firm's directory says. */
export interface Identity {
  /** The issuer and its name for the person, which nobody else is ever given. */
  subject: string;
  email: string | undefined;
  /** False: the directory itself says that the address may not be the person's. */
  isVerified: boolean;
  firstName: string;
  lastName: string;
  /** What the person's groups make of the person here; undefined: the token lists no groups at all. */
  roles: Role[] | undefined;
}

const maxNameLength = 80;

const textIn = (claims: Claims, name: string): string => {
  const found = claims[name];
  return typeof found === 'string' ? found.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
};

const emailIn = (claims: Claims): string | undefined => check(forgotInput, { email: claims.email }).value?.email;

const namesIn = (claims: Claims, otherwise: string) => {
  const words = (textIn(claims, 'name') || otherwise).split(' ');
  const last = textIn(claims, 'family_name') || (words.at(-1) ?? '');
  const first = textIn(claims, 'given_name') || words.slice(0, -1).join(' ') || last;
  return { firstName: first.slice(0, maxNameLength), lastName: last.slice(0, maxNameLength) };
};

const rolesIn = (claims: Claims, claim: string, rolesOfGroups: RolesOfGroups): Role[] | undefined => {
  const listed = claims[claim];
  if (listed === undefined) return undefined;
  const groups: unknown[] = Array.isArray(listed) ? listed : [listed];
  return [...new Set(groups.flatMap((group) => rolesOfGroups.get(String(group)) ?? []))];
};

/** Whether there is something to be asked for that the token does not say. */
export const lacks = (claims: Claims, { OIDC_ROLES, OIDC_GROUPS_CLAIM }: Settings): boolean =>
  claims.email === undefined || (OIDC_ROLES.size > 0 && claims[OIDC_GROUPS_CLAIM] === undefined);

export const identityIn = (
  claims: Claims & { iss: string; sub: string },
  { OIDC_ROLES, OIDC_GROUPS_CLAIM }: Settings,
): Identity => {
  const email = emailIn(claims);
  const verified = claims.email_verified;
  return {
    subject: `${claims.iss} ${claims.sub}`,
    email,
    // Some write it as a text. Directories that know their people's addresses anyway leave it out.
    isVerified: verified === undefined || String(verified) === 'true',
    ...namesIn(claims, email ?? claims.sub),
    roles: rolesIn(claims, OIDC_GROUPS_CLAIM, OIDC_ROLES),
  };
};
