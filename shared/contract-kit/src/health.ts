import { number, object, string } from 'yup';
import { listOf, objectOf, tally } from './answers.ts';
import { call } from './call.ts';
import { has } from './person.ts';

/** A call that takes longer is one that people wait for; in milliseconds. */
export const slowCallMs = 500;

/** How often a call of a service was slow within the last day. */
export const slowCall = objectOf({
  /** `admin/list`: the service and the call. */
  call: string().defined(),
  count: tally(),
  longestMs: tally(),
  /** When it last was; seconds since 1970. */
  last: tally(),
});

/**
 * The call by which a service says how it does: what waits, and what took long. Every service answers it, so whoever looks after the
 * platform need not know which services there are.
 */
export const healthIn = (service: string) =>
  call({
    service,
    name: 'readHealth',
    summary: 'How the service does: what waits, and which calls were slow within a day; for an Admin',
    input: object({}),
    answer: objectOf({
      /** When its process began; seconds since 1970. */
      since: tally(),
      version: string().defined(),
      /** When it was deployed, in seconds since 1970, and by whom; null: it runs from its sources. */
      deployedAt: number().integer().nullable().defined(),
      deployedBy: string().nullable().defined(),
      databaseBytes: tally(),
      /** Events for other services that wait, and those that were refused too often. */
      events: objectOf({ waiting: tally(), parked: tally() }),
      jobs: objectOf({ queued: tally(), running: tally() }),
      /** The longest first, ten at most. */
      slowCalls: listOf(slowCall),
    }),
    right: (person) => (has(person) ? 'all' : 'none'),
  });
