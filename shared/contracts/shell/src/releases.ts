import { array, type InputFrom, lines, number, object, string } from '@bidwright/contract-kit';
import type { FailureKind } from './failures.ts';
import type { Label } from './moduleFile.ts';

/** The reason of a release that was taken back by itself. */
export const automatic = 'automatic';

/** Why the registry is changed, as the history keeps it. */
const reason = () => lines(500);

/** The body of `POST /api/shell/modules/<name>/activate`; `expected`: the version the caller believes to be active, null for none. */
export const activation = object({
  version: string().max(60).required(),
  expected: string().max(60).nullable(),
  reason: reason(),
}).noUnknown();

const change = object({
  name: string().max(60).required(),
  /** Null switches the module off. */
  version: string().max(60).nullable().defined(),
  expected: string().max(60).nullable(),
}).noUnknown();

/** The body of `POST /api/shell/modules/activate`: all of them are switched at once, or none is. */
export const release = object({ changes: array(change).min(1).max(50).required(), reason: reason() }).noUnknown();

export type Release = InputFrom<typeof release>;

/** A version of a module, as the list of modules shows it. */
export interface PublishedVersion {
  version: string;
  /** Seconds since 1970. */
  dateCreated: number;
  /** How often the module's service was asked within 24 hours while this version was on. */
  requests: number;
  /** What 95 of 100 of them stayed below, in milliseconds. */
  p95: number | null;
}

/** How often something went wrong in browsers with a version on a day. */
export interface FailureCount {
  version: string;
  kind: FailureKind;
  /** `2026-11-22` */
  day: string;
  count: number;
  /** The last page and message; people and records are taken out of both. */
  page: string;
  message: string;
}

/** A module as `POST /api/shell/modules/overview` tells an Admin of it. */
export interface ModuleOverview {
  name: string;
  title: Label;
  /** Null: switched off. */
  active: string | null;
  /** When it was last switched; null: never. */
  since: number | null;
  /** The version that a way back leads to; null: there is none. */
  before: string | null;
  /** The newest first. */
  versions: PublishedVersion[];
  /** Calls of its service in each of the last 24 hours, the earliest first. */
  requests: number[];
  /** Of the last seven days, the newest first. */
  failures: FailureCount[];
}

/** Versions that were switched together, as `POST /api/shell/modules/history` tells of them. */
export interface ReleaseEntry {
  id: string;
  dateCreated: number;
  by: string;
  reason: string | null;
  changes: { name: string; version: string | null; previous: string | null }[];
}

const count = () => number().integer().required();
const version = () => string().nullable().defined();

export const overviewAnswer = object({
  modules: array(
    object({
      name: string().required(),
      title: object().required(),
      active: version(),
      since: number().integer().nullable().defined(),
      before: version(),
      versions: array(
        object({
          version: string().required(),
          dateCreated: count(),
          requests: count(),
          p95: number().integer().nullable().defined(),
        }),
      ).required(),
      requests: array(number().integer().required()).required(),
      failures: array(
        object({
          version: string().required(),
          kind: string().required(),
          day: string().required(),
          count: count(),
          page: string().defined(),
          message: string().defined(),
        }),
      ).required(),
    }),
  ).required(),
});

export const historyAnswer = object({
  releases: array(
    object({
      id: string().required(),
      dateCreated: count(),
      by: string().required(),
      reason: string().nullable().defined(),
      changes: array(object({ name: string().required(), version: version(), previous: version() })).required(),
    }),
  ).required(),
});

export const releasedAnswer = object({
  changes: array(object({ name: string().required(), version: version(), previous: version() })).required(),
});
