import { has, type Person, type Role, roles } from '@bidwright/contract-kit';

const isRole = (name: unknown): name is Role => roles.some((role) => role === name);

/** A person as a session has it: an Admin who sees the app as another role has that role's rights, and no more. */
export const seenAs = (person: Person, viewAs: string | null): Person =>
  isRole(viewAs) && has(person)
    ? { ...person, permissions: [viewAs], showActuals: false, showProjections: false, viewAs }
    : person;
