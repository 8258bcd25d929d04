import { array, object, string } from 'yup';
import { mapOf, tally } from './answers.ts';
import { call } from './call.ts';
import { text } from './fields.ts';
import { has } from './person.ts';

/** Records whose uses are counted at once, at most. */
export const maxCounted = 100;

/**
 * The call by which a service says in how many of its records it points at some of a collection, its own or another service's. Every
 * service that keeps references answers it, so whoever keeps the list need not know who uses it.
 */
export const usesIn = (service: string) =>
  call({
    service,
    name: 'countUses',
    summary: 'In how many records of the service each of some records is pointed at; for an Admin',
    input: object({
      /** The collection of those that are pointed at. */
      of: text(60).required(),
      ids: array(string().max(36).required()).max(maxCounted).required(),
    }),
    answer: mapOf(tally()).meta({ description: 'By id; those that nothing points at are left out' }),
    right: (person) => (has(person) ? 'all' : 'none'),
  });
