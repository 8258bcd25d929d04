import { consultants } from './consultants.ts';
import type { DemoPerson } from './demoPerson.ts';
import { management } from './management.ts';

/** The firm's staff. The first five are the people offered on the sign-in page. */
export const people: readonly DemoPerson[] = [...management, ...consultants];
