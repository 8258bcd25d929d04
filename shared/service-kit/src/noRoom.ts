import { codeOf } from './codeOf.ts';
import { Problem } from './problem.ts';

/** The codes of systems that have no room left for a file. */
const fullSystems = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Error numbers of databases whose disk or table space is full: MariaDB's and MySQL's alike. */
const fullDatabases = new Set<unknown>([1021, 1114]);

/** Those of any trouble with a file, which is named by the system's number. */
const fileTroubles = new Set<unknown>([3, 1005, 1026, 1030]);
const namesFullDisk = /\b(?:errno|errcode|error):? 28\b/i;

const isFullDatabase = ({ errno, message }: { errno?: unknown; message?: unknown }) =>
  fullDatabases.has(errno) || (fileTroubles.has(errno) && namesFullDisk.test(String(message)));

/** Seconds after which somebody may have made room. */
const retryAfter = 60;

const isFull = (error: object): boolean =>
  fullSystems.has(codeOf(error)) ||
  isFullDatabase(error) ||
  ('cause' in error && error.cause instanceof Error && isFull(error.cause));

/** What to answer when a disk is full, be it the database's or that of files; undefined: it is something else. */
export const noRoom = (error: unknown): Problem | undefined =>
  typeof error === 'object' && error !== null && isFull(error)
    ? new Problem(507, 'storage-full', 'The server has no room left, so nothing was saved. Please tell an Admin.', {
        retryAfter,
      })
    : undefined;
