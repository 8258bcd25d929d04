import type { Person, Role } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';

/** Somebody with these roles, and with what the test says differs. */
export const person = (role: Role | Role[], overrides: Partial<Person> = {}): Person => {
  const id = newId();
  const permissions = [role].flat();
  return {
    id,
    name: `${permissions.join(' ')} ${id.slice(-4)}`,
    email: `${id}@example.com`,
    permissions,
    teams: [],
    ...overrides,
  };
};
