import type { Decision } from '../../../../api.ts';

/** Decisions, the latest first. */
export const inOrder = (decisions: readonly Decision[]): Decision[] =>
  decisions.toSorted(
    (one, other) => other.decidedOn.localeCompare(one.decidedOn) || other.dateCreated - one.dateCreated,
  );
