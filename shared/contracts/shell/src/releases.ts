import {
  type AnswerOf,
  array,
  call,
  type InputFrom,
  lines,
  listOf,
  number,
  object,
  objectOf,
  oneOf,
  string,
  tally,
} from '@bidwright/contract-kit';
import { failureKinds } from './failures.ts';
import { label, moduleName } from './names.ts';
import { provingAnswer } from './proving.ts';
import { admins } from './rights.ts';

/** The reason of a release that was taken back by itself. */
export const automatic = 'automatic';

/** Why the registry is changed, as the history keeps it. */
const reason = () => lines(500);

/** Why versions are switched on without a browser having tried them; for an Admin alone. */
const unproven = () => lines(500);

/** The body of `POST /api/shell/modules/<name>/activate`; `expected`: the version the caller believes to be active, null for none. */
export const activation = object({
  version: string().max(60).required(),
  expected: string().max(60).nullable(),
  reason: reason(),
  unproven: unproven(),
}).noUnknown();

const change = object({
  name: string().max(60).required(),
  /** Null switches the module off. */
  version: string().max(60).nullable().defined(),
  expected: string().max(60).nullable(),
}).noUnknown();

/** The body of `POST /api/shell/modules/activate`: all of them are switched at once, or none is. */
export const release = object({
  changes: array(change).min(1).max(50).required(),
  reason: reason(),
  unproven: unproven(),
}).noUnknown();

export type Release = InputFrom<typeof release>;

const said = () => string().defined();
const maybe = () => string().nullable().defined();

const modules = { service: 'shell', tag: 'modules', right: admins };

/** What pages read anew when something was switched. */
export const modulesRead = 'modules';

/** A version of a module, as the list of modules shows it. */
const publishedVersion = objectOf({
  version: said(),
  /** Seconds since 1970. */
  dateCreated: tally(),
  /** How often the module's service was asked within 24 hours while this version was on. */
  requests: tally(),
  /** What 95 of 100 of them stayed below, in milliseconds. */
  p95: number().integer().nullable().defined(),
  /** How it fared in a browser before people got it; null: nobody has asked for that. */
  proving: provingAnswer.nullable(),
});

/** How often something went wrong in browsers with a version on a day. */
const failureCount = objectOf({
  version: said(),
  kind: oneOf(failureKinds),
  /** `2026-11-22` */
  day: said(),
  count: tally(),
  /** The last page and message; people and records are taken out of both. */
  page: said(),
  message: said(),
});
export type FailureCount = InputFrom<typeof failureCount>;

export const moduleOverview = call({
  ...modules,
  name: 'modules/overview',
  summary: 'All modules with their versions, and how often they failed in browsers in the last days; for an Admin',
  input: object({}),
  answer: objectOf({
    modules: listOf(
      objectOf({
        name: said(),
        title: label(),
        /** Null: switched off. */
        active: maybe(),
        /** When it was last switched; null: never. */
        since: number().integer().nullable().defined(),
        /** The version that a way back leads to; null: there is none. */
        before: maybe(),
        /** A few people have the active version, and all others another one until then; null: all have it. */
        stage: objectOf({
          /** How many people are the first, of how many that may open the module. */
          first: tally(),
          of: tally(),
          /** Seconds since 1970. */
          ends: tally(),
          /** What all others have; null: nothing. */
          rest: maybe(),
        }).nullable(),
        /** The newest first. */
        versions: listOf(publishedVersion),
        /** Calls of its service in each of the last 24 hours, the earliest first. */
        requests: listOf(tally()),
        /** Of the last seven days, the newest first. */
        failures: listOf(failureCount),
      }),
    ),
  }),
  reads: [modulesRead],
});
export type ModuleOverview = AnswerOf<typeof moduleOverview>['modules'][number];

export const toAll = call({
  ...modules,
  name: 'modules/toAll',
  summary:
    'Gives what a few people have first of a module to all at once, with what was switched on before it; for an Admin',
  input: object({ name: moduleName(), reason: lines(500).required() }).noUnknown(),
  answer: objectOf({ modules: listOf(said()) }),
  once: true,
  changes: () => [{ col: modulesRead }],
  refusals: [404, 409],
});

const switched = () => listOf(objectOf({ name: said(), version: maybe(), previous: maybe() }));

export const releaseHistory = call({
  ...modules,
  name: 'modules/history',
  summary: 'What was switched, by whom and why, the last first; for an Admin',
  input: object({}),
  answer: objectOf({
    /** Versions that were switched together. */
    releases: listOf(objectOf({ id: said(), dateCreated: tally(), by: said(), reason: maybe(), changes: switched() })),
  }),
  reads: [modulesRead],
});
export type ReleaseEntry = AnswerOf<typeof releaseHistory>['releases'][number];

export const releasedAnswer = objectOf({ changes: switched() });
