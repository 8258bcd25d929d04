import type { Document } from '@bidwright/contract-opportunities';

/** Months before a contract's end between which its recompete should be on its way. */
export const window = { from: 0, to: 18 };

type Contract = Pick<Document, 'opportunityId' | 'endDate'>;

export interface Ending {
  /** The project. */
  id: string;
  end: string;
}

/** The projects whose last contract ends in the time that is looked at and for which nobody has begun a new bid, the next to end first. */
export const dueForRecompete = (contracts: readonly Contract[], begun: ReadonlySet<string>): Ending[] => {
  const ends = new Map<string, string>();
  for (const { opportunityId, endDate } of contracts)
    if (endDate && endDate > (ends.get(opportunityId) ?? '')) ends.set(opportunityId, endDate);
  return [...ends]
    .filter(([id]) => !begun.has(id))
    .map(([id, end]) => ({ id, end }))
    .toSorted((one, other) => one.end.localeCompare(other.end));
};
