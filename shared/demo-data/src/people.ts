import { people } from './admin/people.ts';
import { idOf } from './ids.ts';

/** By what the people of the demo are known: the same ids in every installation. Loading this takes no memory to speak of. */
export const demoPersonIds: readonly string[] = people.map((_person, n) => idOf('users', n));
