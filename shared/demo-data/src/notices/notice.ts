import type { Reference, Role } from '@bidwright/contract-kit';
import { people } from '../admin/people.ts';
import { userAt } from '../admin/users.ts';

/** Somebody was told something. */
export interface DemoNotice {
  /** `<service>.<type>`, as its service states its notices. */
  type: string;
  /** The record it is about, among the other demo data. */
  recordId: string;
  link: string;
  values: Record<string, string | number>;
  users: Reference[];
  roles: Role[];
  /** Whose action it tells; null of a reminder. */
  by: Reference | null;
  /** Seconds since 1970. */
  at: number;
}

/** Who reads bids. */
const bidders: Role[] = ['Admin', 'Team Lead', 'Project Manager', 'Operations'];

const everybody = people.map((person, n) => ({ ...userAt(n), role: person.role, isActive: !person.inactive }));
const working = new Map(everybody.filter(({ isActive }) => isActive).map((one) => [one.id, one]));

/** Of those named, each once, who work here and are not told of own actions. */
export const present = (users: (Reference | null)[], by: Reference | null): Reference[] =>
  [...new Set(users.map((user) => user?.id))].flatMap((id) => {
    const user = working.get(id ?? '');
    return user && id !== by?.id ? [{ id: user.id, name: user.name }] : [];
  });

/** Those of them who may read about bids. */
export const presentBidders = (users: (Reference | null)[], by: Reference | null): Reference[] =>
  present(users, by).filter(({ id }) => bidders.some((role) => role === working.get(id)?.role));

/** Everybody whom it reaches. */
export const readersOf = ({ users, roles, by }: DemoNotice): string[] => {
  const named = new Set(users.map(({ id }) => id));
  return [...working.values()]
    .filter(({ id, role }) => id !== by?.id && (named.has(id) || roles.includes(role)))
    .map(({ id }) => id);
};
