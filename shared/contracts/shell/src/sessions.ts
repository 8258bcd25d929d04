import { call, done, everybody, object, objectOf, tally, text } from '@bidwright/contract-kit';

const sessions = { service: 'shell', tag: 'sessions', right: everybody };
const ended = () => objectOf({ ended: tally() });

export const endSession = call({
  ...sessions,
  name: 'sessions/end',
  summary: 'Ends a session',
  input: object({ id: text(36).required() }),
  answer: done(),
  refusals: [404],
});

export const endOtherSessions = call({
  ...sessions,
  name: 'sessions/endOthers',
  summary: 'Ends all sessions of oneself but this one',
  input: object({}),
  answer: ended(),
  isIdempotent: true,
});

export const endAllSessions = call({
  ...sessions,
  name: 'sessions/endAll',
  summary: 'Ends all sessions of oneself; for an Admin, of anybody',
  input: object({ user: text(36).required() }),
  answer: ended(),
  isIdempotent: true,
});
