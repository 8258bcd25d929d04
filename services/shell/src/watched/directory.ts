import type { Reference, Role } from '@bidwright/contract-kit';
import { copiesOf } from '@bidwright/service-kit';
import { openedModules } from '../registry/opened/opened.ts';
import type { Db } from '../tables.ts';
import type { Watched, WatchedUser } from './records.ts';

type Named = { id: string | null } | null | undefined;

/** Who is who in the firm, as of now. */
export interface Directory {
  user(id: string | null | undefined): WatchedUser | undefined;
  /** Everybody whose record is active. */
  users: WatchedUser[];
  /** The person who leads a team. */
  lead(team: Named): Reference | null;
  /** The person behind an entry of the list of owners. */
  owner(owner: Named): Reference | null;
  /** `Open`, `Submitted`, `Won`, …; undefined of a status nobody knows. */
  category(status: Named): string | undefined;
  members(teams: Named[]): WatchedUser[];
  holders(roles: Role[]): WatchedUser[];
  /** Is a module open to those besides to whom an Admin may open it? */
  isOpened(module: string): boolean;
}

const byId = <One extends { id: string }>(list: One[]) => new Map(list.map((one) => [one.id, one]));

/** Reads the directory. */
export const readDirectory = async (db: Db): Promise<Directory> => {
  const [people, teams, owners, statuses, opened] = await Promise.all([
    copiesOf<Watched<'users'>>(db, 'users'),
    copiesOf<Watched<'teams'>>(db, 'teams'),
    copiesOf<Watched<'opportunityOwner'>>(db, 'opportunityOwner'),
    copiesOf<Watched<'opportunityStatus'>>(db, 'opportunityStatus'),
    openedModules(db),
  ]);
  const users = people.filter(({ status }) => status === 'Active');
  const [userOf, teamOf, ownerOf, statusOf] = [byId(users), byId(teams), byId(owners), byId(statuses)];
  return {
    user: (id) => userOf.get(id ?? ''),
    users,
    lead: (team) => teamOf.get(team?.id ?? '')?.lead ?? null,
    owner: (owner) => ownerOf.get(owner?.id ?? '')?.user ?? null,
    category: (status) => statusOf.get(status?.id ?? '')?.category,
    members: (wanted) => {
      const ids = new Set(wanted.map((team) => team?.id));
      return users.filter((user) => user.teams.some(({ id }) => ids.has(id)));
    },
    holders: (roles) => users.filter(({ permissions }) => roles.some((role) => permissions.includes(role))),
    isOpened: (module) => opened.includes(module),
  };
};
