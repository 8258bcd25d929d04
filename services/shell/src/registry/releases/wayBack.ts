/** One switching of a module, the earliest first. */
interface Switching {
  version: string | null;
}

/**
 * The version that a way back leads to: what was switched on before the one that is on now. Going back takes the last step
 * away, so that going back twice leads two versions back and not to the first again.
 */
export const wayBack = (switchings: Switching[]): string | null => {
  const steps: (string | null)[] = [];
  for (const { version } of switchings) {
    if (version === steps.at(-1)) continue;
    if (steps.length > 1 && version === steps.at(-2)) steps.pop();
    else steps.push(version);
  }
  return steps.slice(0, -1).findLast((version) => version !== null) ?? null;
};
