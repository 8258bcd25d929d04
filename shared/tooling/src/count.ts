/** Outcomes of checks and tests. */
export interface Count {
  passed: number;
  failed: number;
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
