import { addDays } from '@bidwright/contract-kit/days';
import type { StatusName } from '../admin/lists.ts';
import { weekday } from '../days.ts';
import { idOf } from '../ids.ts';
import { seeded } from '../seeded.ts';
import { closedDays, droppedDays, runningDays, wonDays } from './calendar.ts';
import { lived, type OpportunityRecord } from './history.ts';
import { longHistory } from './longHistory.ts';
import { type OpportunityWithParts, partsAdder } from './opportunityRecords.ts';
import type { Plan } from './plan.ts';
import { solicitationNumber } from './solicitationNumber.ts';
import { subjectAt } from './subject.ts';

/** The first place that no bid of the demo has. */
const first = 1000;
const years = 10;

/** How a large firm's bids of ten years stand. */
const shares: { value: StatusName; weight: number }[] = [
  { value: 'Lost', weight: 39 },
  { value: 'Won', weight: 35 },
  { value: 'No-bid', weight: 12 },
  { value: 'Cancelled', weight: 4 },
  { value: 'Submitted', weight: 3 },
  { value: 'Identified', weight: 2 },
  { value: 'Qualifying', weight: 2 },
  { value: 'Writing', weight: 2 },
  { value: 'Review', weight: 1 },
];

const daysOf = (n: number, status: StatusName, today: string) => {
  const random = seeded('scale', n);
  const ago = random.number.int({ min: 120, max: years * 365 });
  const ahead = random.number.int({ min: 1, max: 170 });
  const past = weekday(addDays(today, -ago), -1);
  if (status === 'Won') return wonDays(n, today, Math.ceil(ago / 31), 6 + (n % 30));
  if (status === 'Lost') return closedDays(n, past, 45);
  if (status === 'No-bid' || status === 'Cancelled') return droppedDays(n, past, -12);
  return runningDays(
    n,
    today,
    status === 'Submitted' ? weekday(addDays(today, -ahead), -1) : weekday(addDays(today, ahead), 1),
  );
};

const bidAt = (n: number) => {
  const subject = subjectAt(n);
  return {
    status: seeded('share', n).helpers.weightedArrayElement(shares),
    subject: { ...subject, name: `${subject.name}, task order ${n - first + 1}` },
  };
};

const planAt = (n: number, today: string): Plan => {
  const { status, subject } = bidAt(n);
  const days = daysOf(n, status, today);
  return {
    n,
    solicitation: n,
    solicitationNumber: solicitationNumber(n, subject, days.created),
    status,
    subject,
    ...days,
  };
};

/** What other records say of the opportunity at a place of `scaleOpportunities`, without making the whole of it. */
export const scaleBidAt = (place: number) => ({ id: idOf('opportunities', first + place), ...bidAt(first + place) });

/** As many opportunities as wanted, of ten years, one at a time; their ids differ from those of `demoData`. */
export function* scaleOpportunities(count: number, today: string): Generator<OpportunityRecord, void> {
  for (let n = first; n < first + count; n += 1) yield lived(planAt(n, today)).record;
}

/** The same, each with all that belongs to it and a change log of about so many entries. */
export function* scaleOpportunitiesWithParts(
  count: number,
  changes: number,
  today: string,
): Generator<OpportunityWithParts, void> {
  const withParts = partsAdder(today);
  for (let n = first; n < first + count; n += 1) yield withParts(longHistory(lived(planAt(n, today)), changes));
}
