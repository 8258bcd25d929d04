import { daysBetween, startOfWeek } from '@bidwright/contract-kit/days';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

const dates = ['dateQnA', 'decisionDueDate', 'dueDate'] as const;

export interface Deadline {
  opportunity: OpportunityRecord;
  field: (typeof dates)[number];
  date: string;
}

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

/** What is ahead of some bids, soonest first. Of dates that passed only the bid's own still counts: it is overdue. */
export const deadlinesOf = (opportunities: readonly OpportunityRecord[], today: string): Deadline[] =>
  opportunities
    .flatMap((opportunity) =>
      dates.flatMap((field): Deadline[] => {
        const date = opportunity[field];
        return date && (field === 'dueDate' || date >= today) ? [{ opportunity, field, date }] : [];
      }),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));

export const grouped = (deadlines: readonly Deadline[], today: string): { group: Group; deadlines: Deadline[] }[] =>
  groups
    .map((group) => ({
      group,
      deadlines: deadlines.filter(({ date }) => groupOf(today, date) === group),
    }))
    .filter(({ deadlines }) => deadlines.length > 0);
