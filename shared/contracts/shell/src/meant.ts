/** Whom a mail is for: some people, and all of some roles and teams, all by their ids or names. */
interface Meant {
  people: Iterable<string>;
  roles: Iterable<string>;
  teams: Iterable<string>;
}

interface Somebody {
  id: string;
  permissions: readonly string[];
  /** None: they are not known yet. */
  teams?: readonly { id: string }[];
}

/** Those among some people who are meant, each once. */
export const meantAmong = <One extends Somebody>(everybody: readonly One[], { people, roles, teams }: Meant): One[] => {
  const [ids, wantedRoles, teamIds] = [new Set(people), new Set(roles), new Set(teams)];
  return everybody.filter(
    (one) =>
      ids.has(one.id) ||
      one.permissions.some((role) => wantedRoles.has(role)) ||
      one.teams?.some(({ id }) => teamIds.has(id)),
  );
};

/** Some people, and all of some roles and teams, as a form or a list of recipients has them. */
export interface Addressed {
  people: readonly { id: string }[];
  roles: readonly string[];
  teams: readonly { id: string }[];
}

const idsOf = (references: readonly { id: string }[]) => references.map(({ id }) => id);

/** Those among some people to whom a mail is addressed, each once. */
export const recipientsOf = <One extends Somebody>(
  everybody: readonly One[],
  { people, roles, teams }: Addressed,
): One[] => meantAmong(everybody, { people: idsOf(people), roles, teams: idsOf(teams) });

/** Those to whom any of some mails is addressed, each once. */
export const everybodyIn = <One extends Somebody>(
  everybody: readonly One[],
  addressed: readonly Addressed[],
): One[] => {
  const ids = new Set(addressed.flatMap((one) => idsOf(recipientsOf(everybody, one))));
  return everybody.filter(({ id }) => ids.has(id));
};
