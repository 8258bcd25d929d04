import { excessOf, loadsOf, monthAt, type Overload, type PlannedWork, tooLikely } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';

/** What a person has to do, and how much of each month to do it in. */
interface Burden {
  works: PlannedWork[];
  capacities: number[];
}

/** How each month stands: `committed` more than there is, `probable`, or not too much. */
const standingOf = ({ works, capacities }: Burden): (Overload['kind'] | null)[] =>
  loadsOf(works, capacities).map(({ capacity, committed, over }) => {
    if (excessOf(committed, capacity) > 0) return 'committed';
    return over > tooLikely ? 'probable' : null;
  });

const monthName = (number: number): string => {
  const { year, month } = monthAt(number);
  return `${year}-${String(month).padStart(2, '0')}`;
};

const bidsIn = ({ works }: Burden, at: number): Reference[] =>
  works.filter(({ chance, parts }) => chance < 1 && (parts[at] ?? 0) > 0).map(({ bid }) => bid);

/** A person's burden before and after a change, and how it stands by now: more may have changed since. */
interface Burdens {
  before: Burden;
  after: Burden;
  now: Burden;
}

/** The first months that hold too much after a change and did not before, from the month `first` on. */
export const overloadsFound = (person: Reference, first: number, { before, after, now }: Burdens): Overload[] => {
  const [was, is, stands] = [standingOf(before), standingOf(after), standingOf(now)];
  const newly = (kind: Overload['kind']) =>
    // What was sure to be too much is no risk that is new.
    is.findIndex((one, at) => one === kind && stands[at] === kind && was[at] !== kind && was[at] !== 'committed');
  return (['committed', 'probable'] as const).flatMap((kind) => {
    const at = newly(kind);
    if (at < 0) return [];
    return [{ person, month: monthName(first + at), kind, bids: kind === 'probable' ? bidsIn(after, at) : [] }];
  });
};
