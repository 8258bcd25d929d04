import type { Person } from '@bidwright/contract-kit';

/** Whether data that names roles is for this person: no roles means everyone, and Admin sees everything. */
export const allowed = (person: Person, roles: string[]): boolean =>
  roles.length === 0 || ['Admin', ...roles].some((role) => person.permissions.includes(role));
