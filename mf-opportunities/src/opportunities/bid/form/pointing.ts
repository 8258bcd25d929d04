import type { Reference } from '@bidwright/contract-kit';

/** An entry of a list as a record points at it. */
export const pointing = (entry: { id: string; name: string | null } | undefined): Reference | undefined =>
  entry && { id: entry.id, name: entry.name ?? '' };
