import { has, type Right } from '@bidwright/contract-kit';

export const admins: Right = (person) => (has(person) ? 'all' : 'none');
