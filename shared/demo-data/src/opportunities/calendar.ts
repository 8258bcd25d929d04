import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import { weekday } from '../days.ts';
import { seeded } from '../seeded.ts';
import type { Plan } from './plan.ts';

export type Days = Pick<Plan, 'created' | 'due' | 'until' | 'award' | 'project'>;

const earlier = (...days: string[]) => days.sort()[0] ?? '';

/** The days of a bid that the client has decided `wait` days after it was due. */
export const closedDays = (n: number, due: string, wait: number): Days => {
  const until = weekday(addDays(due, wait), 1);
  const created = weekday(addDays(due, -seeded('created', n).number.int({ min: 28, max: 75 })), -1);
  return { created, due, until, award: until };
};

/** The days of a bid that came to nothing `wait` days after it was due, or before that. */
export const droppedDays = (n: number, due: string, wait: number): Days => ({
  ...closedDays(n, due, wait),
  award: weekday(addDays(due, 90), 1),
});

/** The days of a bid that became a project: the decision falls into the month before the work starts. */
export const wonDays = (n: number, today: string, monthsAgo: number, months: number): Days => {
  const random = seeded('award', n);
  const start = startOfMonth(today, -monthsAgo);
  const award = weekday(addDays(startOfMonth(start, -1), random.number.int({ min: 2, max: 19 })), 1);
  const wait = random.number.int({ min: 55, max: 110 });
  const due = weekday(addDays(award, -wait), -1);
  return { ...closedDays(n, due, wait), until: award, award, project: { start, months } };
};

/** The days of a bid that is still worked on or awaits its decision. */
export const runningDays = (n: number, today: string, due: string): Days => {
  const random = seeded('running', n);
  const lead = random.number.int({ min: 28, max: 75 });
  const known = random.number.int({ min: 14, max: 60 });
  return {
    created: weekday(earlier(addDays(due, -lead), addDays(today, -known)), -1),
    due,
    until: weekday(addDays(today, -random.number.int({ min: 1, max: 9 })), -1),
    award: weekday(addDays(due, random.number.int({ min: 105, max: 160 })), 1),
  };
};
