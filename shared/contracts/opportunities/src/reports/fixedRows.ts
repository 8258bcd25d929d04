/** Checks of the report `data-quality`, each of which finds bids that lack something. */
export const qualityChecks = [
  'noAmount',
  'noChance',
  'noManager',
  'noPerson',
  'pastDue',
  'inactiveLookup',
  'noReason',
  'noWinner',
  'noContract',
  'duplicate',
] as const;
export type QualityCheck = (typeof qualityChecks)[number];

/** What can become of a bid in a period, as the report `pipeline-changes` tells it. Several may become of one. */
export const pipelineMoves = [
  'new',
  'forward',
  'back',
  'slipped',
  'earlier',
  'up',
  'down',
  'won',
  'lost',
  'dropped',
] as const;
export type PipelineMove = (typeof pipelineMoves)[number];
