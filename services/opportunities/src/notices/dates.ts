import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { MailTiming, Reference, Role } from '@bidwright/contract-kit';
import { addDays, copiesOf, daysUntil, type StatedNotice } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { t } from '../tables.ts';
import { type At, type Bid, bidders, bidsWhere, leadsOf, pageOf, responsible } from './ofBids.ts';

type DateField = 'dueDate' | 'dateQnA' | 'decisionDueDate';
type Column = RawBuilder<unknown>;

/** What a date of a bid reminds of. */
interface BidReminder extends Pick<StatedNotice, 'look'> {
  field: DateField;
  /** The dates of which a day reminds. */
  isOn(date: Column, today: string): RawBuilder<SqlBool>;
  mail?(daysLeft: number): MailTiming;
  users(bid: Bid, at: At): Promise<(Reference | null | undefined)[]>;
  roles?: Role[];
}

/** So many days before; below 0 after. */
const daysBefore =
  (...days: number[]): BidReminder['isOn'] =>
  (date, today) =>
    sql`${date} in (${sql.join(days.map((left) => addDays(today, left)))})`;

/** The day after, then once a week. */
const afterwards: BidReminder['isOn'] = (date, today) =>
  sql`${date} < ${today} and mod(datediff(${today}, ${date}), 7) = 1`;

/** Bids that are open and have such a date: only they remind of anything. */
const openBids = async ({ field, isOn }: BidReminder, today: string, at: At): Promise<Bid[]> => {
  const statuses = await copiesOf<OpportunityStatus>(at.trx, 'opportunityStatus');
  const open = statuses.filter(({ category }) => category === 'Open').map(({ id }) => id);
  if (open.length === 0) return [];
  return bidsWhere(at, [
    isOn(t[field], today),
    sql`${t.status} = 'Active'`,
    sql`${t.opportunityStatusId} in (${sql.join(open)})`,
  ]);
};

const reminder = (stated: BidReminder): StatedNotice => ({
  subject: 'dates',
  look: stated.look,
  readers: bidders,
  daily: async (today, at: At) => {
    const bids = await openBids(stated, today, at);
    const told = bids.map(async (bid) => {
      const date = bid[stated.field] ?? '';
      const daysLeft = daysUntil(date, today);
      return {
        recordId: bid.id,
        occasion: `${date}:${daysLeft}`,
        values: { name: bid.solicitationName, date },
        link: pageOf(bid.id),
        users: await stated.users(bid, at),
        roles: stated.roles,
        mail: stated.mail?.(daysLeft) ?? 'digest',
      };
    });
    return Promise.all(told);
  },
});

const withLead = async (bid: Bid, at: At) => [...responsible(bid), ...(await leadsOf(at, [bid.primaryTeam]))];
const owner = async ({ ownerUser }: Bid) => [ownerUser];

export const dueSoon = reminder({
  field: 'dueDate',
  look: 'soon',
  isOn: daysBefore(14, 7, 3, 1, 0),
  mail: (daysLeft) => (daysLeft <= 3 ? 'now' : 'digest'),
  users: withLead,
});

export const qnaSoon = reminder({
  field: 'dateQnA',
  look: 'soon',
  isOn: daysBefore(3, 1),
  mail: (daysLeft) => (daysLeft === 1 ? 'now' : 'digest'),
  users: withLead,
});

export const decisionSoon = reminder({
  field: 'decisionDueDate',
  look: 'soon',
  isOn: daysBefore(3, 0),
  users: owner,
  roles: ['Admin'],
});

export const decisionLate = reminder({
  field: 'decisionDueDate',
  look: 'late',
  isOn: daysBefore(-1),
  users: owner,
  roles: ['Admin'],
});

export const pastDueOpen = reminder({
  field: 'dueDate',
  look: 'late',
  isOn: afterwards,
  users: async (bid, at) => [bid.ownerUser, ...(await leadsOf(at, [bid.primaryTeam]))],
});
