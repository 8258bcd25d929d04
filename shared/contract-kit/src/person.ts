/** Who is asking: what the front door puts into the signed token and the shell hands to every module. */
export interface Person {
  /** The id of the person's record in admin's `users`. */
  id: string;
  name: string;
  email: string;
  /** Role names as the specification spells them: 'Admin', 'Team Lead', 'Project Manager', 'Operations', 'User'. */
  permissions: string[];
  /** Ids of the teams the person belongs to. */
  teams: string[];
  /** Where the person's picture lies; none where nothing is said. */
  profilePicture?: string | null;
  /** Sees actual costs; set by an Admin. */
  showActuals?: boolean;
  /** Sees who is planned for which bid; set by an Admin. */
  showProjections?: boolean;
  /** Names of modules that an Admin has opened to more roles than they are usually for. */
  opened?: string[];
  /** An Admin who sees the app as somebody of this role would: with that role's rights, and changing nothing. */
  viewAs?: Role;
  /** Nobody, but the browser that tries versions before people get them: it sees what it tries under this id. */
  proving?: string;
  /** No person, but a program of the firm's that asks with a key. */
  program?: boolean;
}

export const roles = ['Admin', 'Team Lead', 'Project Manager', 'Operations', 'User'] as const;
export type Role = (typeof roles)[number];

export const isRole = (name: unknown): name is Role => roles.some((role) => role === name);

/** True when the person holds any of the roles; Admin holds every role. */
export const has = (person: Person, ...wanted: Role[]): boolean =>
  person.permissions.includes('Admin') || wanted.some((role) => person.permissions.includes(role));
