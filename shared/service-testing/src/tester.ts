import { person } from './person.ts';

/** Who may do everything, and has added the records that are there. */
export const tester = person('Admin', { name: 'Tess' });
