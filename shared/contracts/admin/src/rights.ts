import { everybody, has, type Right, type Rights } from '@bidwright/contract-kit';

export const adminsOnly: Right = (person) => (person.permissions.includes('Admin') ? 'all' : 'none');

/** Anyone signed in may choose from a list; Admin keeps it. */
export const keptByAdmins: Rights = { read: everybody, create: adminsOnly, update: adminsOnly, merge: adminsOnly };

/** Whoever works on bids. */
export const bidders: Right = (person) => (has(person, 'Team Lead', 'Project Manager', 'Operations') ? 'all' : 'none');

/** Bids need new clients at once; corrections are for Admin and Operations. */
export const clients: Rights = {
  read: bidders,
  create: bidders,
  update: (person) => (has(person, 'Operations') ? 'all' : 'none'),
  merge: adminsOnly,
};
