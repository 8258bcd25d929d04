import { has, type Right } from '@bidwright/contract-kit';

export const admins: Right = (person) => (has(person) ? 'all' : 'none');

/** Admins write mails, and whoever decides about bids has the decision mailed. */
export const mailers: Right = (person) => (has(person, 'Team Lead', 'Project Manager') ? 'all' : 'none');
