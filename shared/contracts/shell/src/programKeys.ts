import {
  type AnswerOf,
  calendarDay,
  call,
  choices,
  day,
  done,
  idOf,
  listOf,
  message,
  number,
  object,
  objectOf,
  oneOf,
  roles,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { addMonths, dayAt, isDay } from '@bidwright/contract-kit/days';
import { admins } from './rights.ts';

/**
 * A key with which a program of the firm's asks: `Authorization: Bearer bw_…` in the place of a cookie. It has the rights of its roles,
 * on data alone: no pages, live events, accounts, sessions or keys.
 */
const programKeys = 'programKeys';

/** What every key begins with, so that one that was left lying about is known for what it is. */
export const keyMark = 'bw_';

/** The longest that a key may be good for. */
const longestMonths = 12;

/** Days are those of UTC, as with the days on which accounts of people end. */
const today = () => dayAt(new Date());

/** The last day on which a key that is made now may be good. */
export const lastKeyDay = (): string => addMonths(today(), longestMonths);

const isSoonEnough = (value = '') => !isDay(value) || value <= lastKeyDay();
const isToCome = (value = '') => !isDay(value) || value >= today();

/** The body of `POST /api/shell/keys/make`. */
export const makeKeyInput = object({
  /** What the program is: the audit names it so. */
  name: text(80).required(),
  roles: choices(roles).min(1, message('shell.keys.noRole')),
  /** The last day on which it opens anything. */
  expirationDate: day()
    .required()
    .test('past', () => message('shell.keys.past'), isToCome)
    .test('late', () => message('shell.keys.late'), isSoonEnough),
});

export const keyStates = ['usable', 'expired', 'revoked'] as const;

const keys = { service: 'shell', tag: 'program-keys', right: admins };

export const listKeys = call({
  ...keys,
  name: 'keys/list',
  summary: 'The keys of programs, without their secrets: those that open something first, then the newest',
  input: object({}),
  answer: listOf(
    objectOf({
      id: string().defined(),
      name: string().defined(),
      /** How the secret begins, to tell keys apart by. */
      prefix: string().defined(),
      roles: listOf(oneOf(roles)),
      madeBy: objectOf({ id: idOf('users'), name: string().defined() }),
      /** Times in seconds since 1970. */
      dateCreated: tally(),
      expirationDate: calendarDay(),
      /** To the minute. */
      lastUsed: number().integer().nullable().defined(),
      state: oneOf(keyStates),
    }),
  ),
  reads: [programKeys],
});
export type ProgramKey = AnswerOf<typeof listKeys>[number];

export const makeKey = call({
  ...keys,
  name: 'keys/make',
  summary: 'Makes a key for a program; its secret is shown this once',
  input: makeKeyInput,
  answer: objectOf({ id: string().defined(), secret: string().defined() }),
  refusals: [409],
  changes: () => [{ col: programKeys }],
});

export const revokeKey = call({
  ...keys,
  name: 'keys/revoke',
  summary: 'Takes a key away for good: from now on it opens nothing',
  input: object({ id: text(36).required() }),
  answer: done(),
  refusals: [404],
  isIdempotent: true,
  changes: () => [{ col: programKeys }],
});
