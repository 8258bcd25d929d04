import type { Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { statusList } from '../admin/lists.ts';
import { instant } from '../days.ts';
import type { DemoData } from '../demoData.ts';
import type { OpportunityWithParts } from '../opportunities/opportunityRecords.ts';
import { aboutBid } from './bidNews.ts';
import { type DemoNotice, present, presentBidders } from './notice.ts';

const open = new Set<string>(statusList.filter(({ category }) => category === 'Open').map(({ name }) => name));

/** The work of a day is done at its start. */
const atStart = 300;

const reminder = (type: DemoNotice['type'], day: string): Pick<DemoNotice, 'type' | 'by' | 'at' | 'roles'> => ({
  type,
  by: null,
  at: instant(day, atStart),
  roles: [],
});

/** Of what the due date of an open bid has reminded before today. */
export const bidReminders = (bid: OpportunityWithParts, owners: Reference[], today: string): DemoNotice[] => {
  const { dueDate: date, opportunityStatus, dateCreated } = bid;
  if (!date || !open.has(opportunityStatus?.name ?? '')) return [];
  const { name, ...about } = aboutBid(bid);
  return [14, 7, 3, 1, 0, -1, -8].flatMap((left) => {
    const day = addDays(date, -left);
    if (day >= today || instant(day, atStart) < dateCreated) return [];
    const type = left < 0 ? 'opportunities.past-due-open' : 'opportunities.due-soon';
    return [{ ...reminder(type, day), ...about, values: { name, date }, users: presentBidders(owners, null) }];
  });
};

type Text = Pick<DemoData['rfp-library']['rfpContent'][number], 'id' | 'sectionTitle' | 'owner' | 'reviewDue'>;

/** Of the review of a text its owner was reminded before today: two weeks before it was due, and on the day. */
export const reviewReminders = ({ id, sectionTitle, owner, reviewDue: date }: Text, today: string): DemoNotice[] => {
  if (!date) return [];
  const days = [14, 0].map((left) => addDays(date, -left)).filter((day) => day < today);
  return days.map((day) => ({
    ...reminder('rfp-library.review-due', day),
    recordId: id,
    link: `/rfp-content-library?entry=${id}`,
    values: { name: sectionTitle?.name ?? '', date },
    users: present([owner], null),
    roles: ['Admin'],
  }));
};
