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

/** How much of what was demanded a proposal answered, in the report `covered-requirements`: from so many parts of a hundred on. */
export const coverageBands = [100, 90, 75, 50, 0] as const;
export type CoverageBand = `${(typeof coverageBands)[number]}`;

/** Of fewer decided bids than these no rate is told: one more would turn it. */
export const fewestDecided = 5;
