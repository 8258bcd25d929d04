import type { Reference, Role } from '@bidwright/contract-kit';
import type { NoticeType } from '@bidwright/contract-shell';
import type { Directory } from '../../watched/directory.ts';
import type { Bid } from '../../watched/records.ts';
import type { MailWish, Notice } from '../notice.ts';
import { bidders, ownersOf, pageOf } from '../rules/rule.ts';
import { daysUntil } from './days.ts';

/** What a date of a bid reminds of, a given number of days before it. */
interface Reminder {
  type: NoticeType;
  date(bid: Bid): string | null;
  isDay(days: number): boolean;
  mail(days: number): MailWish;
  users(bid: Bid, directory: Directory): (Reference | null)[];
  roles?: Role[];
}

const on =
  (...days: number[]) =>
  (left: number) =>
    days.includes(left);

/** The day after, then once a week. */
const afterwards = (left: number) => left < 0 && (-left - 1) % 7 === 0;

const responsible = (bid: Bid, directory: Directory) => [...ownersOf(bid, directory), directory.lead(bid.primaryTeam)];
const owner = (bid: Bid, directory: Directory) => [directory.owner(bid.opportunityOwner)];

const reminders: Reminder[] = [
  {
    type: 'due-soon',
    date: ({ dueDate }) => dueDate,
    isDay: on(14, 7, 3, 1, 0),
    mail: (days) => (days <= 3 ? 'now' : 'digest'),
    users: responsible,
  },
  {
    type: 'qna-soon',
    date: ({ dateQnA }) => dateQnA,
    isDay: on(3, 1),
    mail: (days) => (days === 1 ? 'now' : 'digest'),
    users: responsible,
  },
  {
    type: 'decision-soon',
    date: ({ decisionDueDate }) => decisionDueDate,
    isDay: on(3, 0),
    mail: () => 'digest',
    users: owner,
    roles: ['Admin'],
  },
  {
    type: 'decision-late',
    date: ({ decisionDueDate }) => decisionDueDate,
    isDay: on(-1),
    mail: () => 'digest',
    users: owner,
    roles: ['Admin'],
  },
  {
    type: 'past-due-open',
    date: ({ dueDate }) => dueDate,
    isDay: afterwards,
    mail: () => 'digest',
    users: (bid, directory) => [...owner(bid, directory), directory.lead(bid.primaryTeam)],
  },
];

/** Of what the dates of a bid remind people today. Only bids that are still open remind of anything. */
export const bidReminders = (bid: Bid, today: string, directory: Directory): Notice[] => {
  if (bid.status !== 'Active' || directory.category(bid.opportunityStatus) !== 'Open') return [];
  return reminders.flatMap(({ type, date: dateOf, isDay, mail, users, roles }) => {
    const date = dateOf(bid);
    const days = date === null ? Number.NaN : daysUntil(date, today);
    if (date === null || !isDay(days)) return [];
    return [
      {
        type,
        recordId: bid.id,
        occasion: `${date}:${days}`,
        values: { name: bid.solicitationName, date },
        link: pageOf(bid),
        users: users(bid, directory),
        roles,
        mail: mail(days),
        readers: bidders,
      },
    ];
  });
};
