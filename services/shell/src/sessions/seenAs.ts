import { has, isRole, type Person } from '@bidwright/contract-kit';

/** A person as a session has it: an Admin who sees the app as another role has that role's rights, and no more. */
export const seenAs = (person: Person, viewAs: string | null): Person =>
  isRole(viewAs) && has(person)
    ? { ...person, permissions: [viewAs], showActuals: false, showProjections: false, viewAs }
    : person;
