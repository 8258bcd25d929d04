/** Outcomes of checks and tests. */
export interface Count {
  passed: number;
  failed: number;
  /** What failed, a line each: where, its name and the first line of why. */
  failures: string[];
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});
