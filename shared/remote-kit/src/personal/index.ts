// Small: each module has its own copy, rather than a file to fetch.
export { type Personal, personal, usePersonal } from './personal.ts';
