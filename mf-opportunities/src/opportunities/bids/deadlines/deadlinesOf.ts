import { daysBetween, startOfWeek } from '@bidwright/contract-kit/days';
import type { MyProposalWork } from '@bidwright/contract-opportunities';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

const dates = ['dateQnA', 'decisionDueDate', 'dueDate'] as const;

/** A date of a bid. */
interface BidDeadline {
  opportunity: Pick<OpportunityRecord, 'id' | 'solicitationName' | 'client'>;
  field: (typeof dates)[number];
  date: string;
}

/** What the person has to do for a proposal. */
interface WorkDeadline extends Omit<BidDeadline, 'field'> {
  work: MyProposalWork;
}

export type Deadline = BidDeadline | WorkDeadline;

const groups = ['overdue', 'today', 'tomorrow', 'week', 'later'] as const;
export type Group = (typeof groups)[number];

const groupOf = (today: string, date: string): Group => {
  const days = daysBetween(today, date);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  // As lists mean it that are filtered by this week: until Sunday.
  return startOfWeek(date) === startOfWeek(today) ? 'week' : 'later';
};

/** What is ahead of some bids, and what the person has to do for proposals, soonest first. Of dates that passed only the bid's own still counts: it is overdue. */
export const deadlinesOf = (
  opportunities: readonly OpportunityRecord[],
  work: readonly MyProposalWork[],
  today: string,
): Deadline[] =>
  [
    ...opportunities.flatMap((opportunity) =>
      dates.flatMap((field): Deadline[] => {
        const date = opportunity[field];
        return date && (field === 'dueDate' || date >= today) ? [{ opportunity, field, date }] : [];
      }),
    ),
    ...work.map((one): Deadline => {
      const { id, name, client } = one.opportunity;
      return {
        opportunity: { id, solicitationName: name, client: { id: '', name: client } },
        work: one,
        date: one.day,
      };
    }),
  ].toSorted((one, other) => one.date.localeCompare(other.date));

export const grouped = (deadlines: readonly Deadline[], today: string): { group: Group; deadlines: Deadline[] }[] =>
  groups
    .map((group) => ({
      group,
      deadlines: deadlines.filter(({ date }) => groupOf(today, date) === group),
    }))
    .filter(({ deadlines }) => deadlines.length > 0);
