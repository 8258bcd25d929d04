import { type Change, type RecordOf, type Reference, wholeRecord } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import type { opportunities } from '@bidwright/contract-opportunities';
import { instant, weekday, weekdays } from '../days.ts';
import { kept, nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import { type Bid, bidOf } from './bid.ts';
import { changesOf } from './change.ts';
import { type Life, lifeOf } from './life.ts';
import type { Plan } from './plan.ts';

export type OpportunityRecord = RecordOf<typeof opportunities>;

/** The service gives a change its id. */
type OpportunityChange = Omit<Change, 'id'>;

export interface Lived {
  plan: Plan;
  record: OpportunityRecord;
  changes: OpportunityChange[];
}

/** Working days from one to another, evenly spread. */
const spread = (from: string, to: string, count: number): string[] => {
  const days = weekdays(from, to);
  return Array.from({ length: count }, (_, n) => nth(days, Math.floor(((n + 1) * days.length) / (count + 1))));
};

/** Spread over the time until a day, the last on that day. */
const upTo = (from: string, to: string, count: number): string[] => [...spread(from, to, count - 1), to];

const daysOf = (plan: Plan, { before, after }: Life): string[] => {
  const dayBeforeDue = weekday(addDays(plan.due, -1), -1);
  if (after.length === 0)
    return upTo(plan.created, plan.status === 'Submitted' ? dayBeforeDue : plan.until, before.length);
  const decided = plan.project ? after.length - 1 : after.length;
  return [
    ...upTo(plan.created, dayBeforeDue, before.length),
    ...upTo(dayBeforeDue, plan.until, decided),
    ...(plan.project ? [weekday(plan.project.start, 1)] : []),
  ];
};

/** Who saved what, and when: the creation first. */
const savesOf = (bid: Bid, life: Life) => {
  const { staff } = bid;
  const days = daysOf(bid, life);
  const random = seeded('history', bid.n);
  const first = { by: staff.recordedBy, at: instant(bid.created, 46_000 + random.number.int(1_500)) };
  const later = days.map((day, n) => ({
    by: random.helpers.arrayElement<Reference>(staff.editors),
    at: instant(day, 48_000 + n * 2_000 + random.number.int(1_500)),
  }));
  return [first, ...later];
};

/** A bid with everything that was ever changed in it. All of it lies before today. */
export const lived = (plan: Plan): Lived => {
  const bid = bidOf(plan);
  const life = lifeOf(bid);
  const steps = [...life.before, ...life.after];
  const saves = savesOf(bid, life);
  const created = nth(saves, 0);
  const record = {
    ...Object.assign({}, life.first, ...steps),
    ...kept('opportunities', plan.n, created.at, created.by),
    version: saves.length,
    dateUpdated: nth(saves, steps.length).at,
  };
  const creation = { field: wholeRecord, oldValue: null, newValue: life.first, step: -1 };
  return {
    plan,
    record,
    changes: [creation, ...changesOf(life.first, steps)].map(({ step, ...change }) => {
      const { by, at } = nth(saves, step + 1);
      return {
        dateUpdated: at,
        changedBy: by.id,
        changedByName: by.name,
        ...change,
        version: step + 2,
      };
    }),
  };
};
