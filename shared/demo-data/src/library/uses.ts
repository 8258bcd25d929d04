import type { Kept, RecordOf, Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import type { rfpContent } from '@bidwright/contract-rfp-library';
import { instant } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';

/** A bid in which a text was used again. */
export interface Use extends Kept {
  opportunity: Reference;
  note: string | null;
}

type Entry = RecordOf<typeof rfpContent>;

const count = 900;
/** A few texts are in most bids, many were never used again. */
const popularity = [1, 3, 0, 2, 5, 1, 3, 0, 9, 2];
const notes = ['Shortened to one page.', 'Figures brought up to date.', 'Only the second half.'];

interface Planned {
  entry: Entry;
  bid: Lived;
  on: string;
}

/** The bids begun after a text was written, those of its own kind of project first. */
const laterThan = (origin: Lived, bids: readonly Lived[]): Lived[] => {
  const later = bids.filter(({ plan }) => plan.created > origin.plan.due);
  const isAlike = ({ plan }: Lived) => plan.subject.type === origin.plan.subject.type;
  return [...later.filter(isAlike), ...later.filter((bid) => !isAlike(bid))];
};

const plannedFor = (entry: Entry, n: number, bids: readonly Lived[]): Planned[] => {
  const origin = bids.find(({ record }) => record.id === entry.opportunity?.id);
  if (!origin) return [];
  return laterThan(origin, bids)
    .slice(0, nth(popularity, n))
    .map((bid) => ({ entry, bid, on: addDays(bid.plan.created, 1) }));
};

/** The uses of texts in later bids, by the entry's id: the oldest 900 that the firm's history has room for. */
export const usesByEntry = (entries: readonly Entry[], bids: readonly Lived[], today: string): Map<string, Use[]> => {
  const uses = new Map<string, Use[]>(entries.map(({ id }) => [id, []]));
  const planned = entries
    .flatMap((entry, n) => plannedFor(entry, n, bids))
    .filter(({ on }) => on < today)
    .sort((one, other) => one.on.localeCompare(other.on) || one.entry.id.localeCompare(other.entry.id));
  for (const [n, { entry, bid, on }] of planned.slice(0, count).entries()) {
    uses.get(entry.id)?.push({
      ...kept('uses', n, instant(on, 40_000 + n), bid.record.addedBy),
      opportunity: { id: bid.record.id, name: bid.record.solicitationName },
      note: n % 9 === 4 ? nth(notes, n) : null,
    });
  }
  return uses;
};
