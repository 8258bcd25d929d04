import { array, call, has, object, objectOf, recordId, reference, type SentOf, tally } from '@bidwright/contract-kit';
import { projections } from './projections.ts';

/** Gives what plans ask for from this month on to somebody else, all of it or none. */
export const handOverPlans = call({
  service: projections.service,
  name: 'handOverPlans',
  tag: projections.name,
  summary:
    'Gives the months from this one on of some plans to another person, who keeps what is planned already; for an Admin',
  input: object({
    ids: array(recordId(projections.name).required()).min(1).max(10_000).required(),
    to: reference('users').required(),
  }),
  answer: objectOf({ counts: objectOf({ changed: tally() }) }),
  right: (person) => (has(person) ? 'all' : 'none'),
  refusals: [404, 409],
  once: true,
  changes: () => [{ col: projections.name }],
});
export type HandOverPlansCall = SentOf<typeof handOverPlans>;
