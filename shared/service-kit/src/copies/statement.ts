import { createHash } from 'node:crypto';
import type { Handler } from '../events/handler.ts';

interface Following {
  fields: readonly string[];
  /**
   * What follows from a record, once its copy is kept: when it was created or changed, and when it was pulled, then as an
   * event without changes. An older event than the copy does not come here. It may be asked for again of the same record.
   */
  follow: Handler;
  /** Only which version is known is kept: nobody looks at these copies. */
  versionOnly?: true;
}

/** The fields that are kept of a collection's records, with what follows from them. */
type Kept = readonly string[] | Following;

/**
 * What a service keeps of other services' records: by service, then by collection (`users`) or subcollection
 * (`opportunities/comments`). Records that are there already are pulled, and pulled anew when other fields are stated; events
 * keep them up to date.
 */
export type Copies = Record<string, Record<string, Kept>>;

/** A collection of another service as this one keeps it. */
export interface StatedCopy {
  service: string;
  col: string;
  fields: readonly string[];
  follow?: Handler;
  versionOnly?: true;
  /** Differs where other fields are stated. */
  hash: string;
}

const isFollowing = (kept: Kept): kept is Following => 'follow' in kept;

const hashOf = (fields: readonly string[]) => createHash('sha256').update(fields.toSorted().join()).digest('hex');

/** All that is stated, one collection at a time. */
export const statedCopies = (copies: Copies = {}): StatedCopy[] =>
  Object.entries(copies).flatMap(([service, collections]) =>
    Object.entries(collections).map(([col, kept]) => {
      const { fields, ...more } = isFollowing(kept) ? kept : { fields: kept };
      return { service, col, fields, ...more, hash: hashOf(fields) };
    }),
  );
