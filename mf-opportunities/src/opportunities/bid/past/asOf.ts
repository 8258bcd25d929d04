import { type Change, wholeRecord } from '@bidwright/contract-kit';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** The last second of a day where the reader is. */
export const endOf = (day: string): number => Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000);

/**
 * A record as it was at a time, rebuilt backwards from its change log, oldest entry first; nothing where it was not recorded yet.
 * Names the fields that are different now.
 */
export const asOf = (
  record: OpportunityRecord,
  log: readonly Change[],
  seconds: number,
): { record: OpportunityRecord; differing: string[] } | undefined => {
  if (record.dateCreated > seconds) return undefined;
  const later = log.filter((change) => change.dateUpdated > seconds && change.field !== wholeRecord);
  const before = Object.fromEntries(later.toReversed().map(({ field, oldValue }) => [field, oldValue]));
  return {
    record: { ...record, ...before },
    differing: Object.keys(before).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(Reflect.get(record, field)),
    ),
  };
};
