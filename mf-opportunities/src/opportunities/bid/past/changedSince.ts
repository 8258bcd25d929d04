import { type Change, wholeRecord } from '@bidwright/contract-kit';

/**
 * What is different now from what it was at a time: one entry a field, from the value then to the value now, with who changed it last. A
 * field that came back to what it was is left out. The latest stands first.
 */
export const changedSince = (log: readonly Change[], seconds: number): Change[] => {
  const last = new Map<string, Change>();
  for (const change of log) {
    if (change.dateUpdated <= seconds || change.field === wholeRecord) continue;
    const { oldValue } = last.get(change.field) ?? change;
    last.set(change.field, { ...change, oldValue });
  }
  return [...last.values()]
    .filter(({ oldValue, newValue }) => JSON.stringify(oldValue) !== JSON.stringify(newValue))
    .toSorted((one, other) => other.dateUpdated - one.dateUpdated);
};
