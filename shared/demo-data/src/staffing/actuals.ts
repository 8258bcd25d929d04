import { actuals, hoursOf, spanOf } from '@bidwright/contract-ftes';
import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { teamsOf, userAt } from '../admin/users.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept } from '../records.ts';
import { seeded } from '../seeded.ts';
import { type Assignment, assignments } from './assignments.ts';
import { monthAt, monthNumber } from './months.ts';

/** Who imports hours. */
const operations = 3;

/** Two projects have taken more time than was planned, as they have cost more. */
const overrun: ReadonlySet<number> = new Set([2, 7]);

/** Whole half hours, a little less than planned as a rule. */
const hoursIn = ({ bid, person }: Assignment, month: number, percent: number): number => {
  const random = seeded('hours', bid.plan.n * 100_000 + person * 1000 + (month % 1000));
  const part = random.number.float({ min: 0.8, max: 1.08 }) + (overrun.has(bid.plan.n) ? 0.2 : 0);
  return Math.round(hoursOf(percent / 100) * part * 2) / 2;
};

const recordOf = (assignment: Assignment, n: number, today: string): RecordOf<typeof actuals>[] => {
  const { bid, person, percent } = assignment;
  const { record } = bid;
  const entries = [...percent]
    .filter(([month]) => month < monthNumber(today))
    .map(([month, share]) => ({ ...monthAt(month), hours: hoursIn(assignment, month, share) }));
  if (!bid.plan.project || entries.length === 0) return [];
  return [
    {
      ...emptyInput(actuals),
      fte: userAt(person),
      opportunity: { id: record.id, name: record.solicitationName },
      entries,
      ...spanOf({ entries }),
      oppTeams: record.teamsInvolved,
      oppManager: record.rfpManager,
      oppOwner: record.ownerUser,
      fteTeams: teamsOf(person),
      ...kept('actuals', n, record.dateUpdated, userAt(operations)),
    },
  ];
};

/** What people have worked on the firm's projects, up to the month before this one. */
export const actualRecords = (today: string, bids: readonly Lived[]): RecordOf<typeof actuals>[] =>
  assignments(today, bids).flatMap((assignment, n) => recordOf(assignment, n, today));
