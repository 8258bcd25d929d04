import type { User } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';

/** To whom a mail is addressed: some people, and all of some roles and teams. */
export interface Addressed {
  people: readonly Reference[];
  roles: readonly string[];
  teams: readonly Reference[];
}

export type Recipient = Pick<User, 'id' | 'name' | 'firstName' | 'permissions' | 'teams'>;

/** Everybody who is meant, once. */
export const recipientsOf = (everybody: readonly Recipient[], { people, roles, teams }: Addressed): Recipient[] => {
  const [ids, wantedRoles, teamIds] = [
    new Set(people.map(({ id }) => id)),
    new Set(roles),
    new Set(teams.map(({ id }) => id)),
  ];
  return everybody.filter(
    (one) =>
      ids.has(one.id) ||
      one.permissions.some((role) => wantedRoles.has(role)) ||
      one.teams.some(({ id }) => teamIds.has(id)),
  );
};

/** Everybody who is meant by any of these, once. */
export const everybodyIn = (everybody: readonly Recipient[], addressed: readonly Addressed[]): Recipient[] => {
  const ids = new Set(addressed.flatMap((one) => recipientsOf(everybody, one).map(({ id }) => id)));
  return everybody.filter(({ id }) => ids.has(id));
};
