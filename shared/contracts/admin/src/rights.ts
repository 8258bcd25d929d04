import { everybody, has, type Right, type Rights } from '@bidwright/contract-kit';

export const adminsOnly: Right = (person) => (person.permissions.includes('Admin') ? 'all' : 'none');

/** Anyone signed in may choose from a list; Admin keeps it. */
export const keptByAdmins: Rights = { read: everybody, create: adminsOnly, update: adminsOnly };

/** Bids need new clients at once; corrections are for Admin and Operations. */
export const clients: Rights = {
  read: (person) => (has(person, 'Team Lead', 'Project Manager', 'Operations') ? 'all' : 'none'),
  create: (person) => (has(person, 'Team Lead', 'Project Manager', 'Operations') ? 'all' : 'none'),
  update: (person) => (has(person, 'Operations') ? 'all' : 'none'),
};
