import type { Reference } from '@bidwright/contract-kit';
import { type DemoData, demoData } from '../demoData.ts';
import { idOf } from '../ids.ts';
import { bidNews } from './bidNews.ts';
import { type DemoNotice, readersOf } from './notice.ts';
import { allocationNews, documentNews } from './otherNews.ts';
import { bidReminders, reviewReminders } from './reminders.ts';

const count = 180;

/** Notices of one type at most, so that many types are shown. */
const maxOfType = 40;

/** Everything of which people would have been told if the app had been there. */
const allNews = (
  today: string,
  { admin, opportunities: bids, ftes, 'rfp-library': { rfpContent } }: DemoData,
): DemoNotice[] => {
  const behind = new Map(admin.opportunityOwner.map(({ id, user }) => [id, user]));
  const { opportunities, documents } = bids;
  const known = new Map(
    opportunities.map((bid) => {
      const owners = [behind.get(bid.opportunityOwner?.id ?? '') ?? null, bid.rfpManager].filter((one) => one !== null);
      return [bid.id, { bid, owners }] as const;
    }),
  );
  return [
    ...[...known.values()].flatMap(({ bid, owners }) => [...bidNews(bid, owners), ...bidReminders(bid, owners, today)]),
    ...documents.flatMap((document) => {
      const about = known.get(document.opportunityId ?? '');
      return about ? documentNews(document, about.bid, about.owners) : [];
    }),
    ...ftes.projections.flatMap(allocationNews),
    ...rfpContent.flatMap((text) => reviewReminders(text, today)),
  ];
};

const newestFirst = (one: DemoNotice, other: DemoNotice) => other.at - one.at;

/** How many of what reached a person are not read yet. */
const unreadOf = (n: number) => 2 + (n % 4);

export interface DemoInbox {
  /** The oldest first. */
  notices: (DemoNotice & { id: string })[];
  /** How many of all notices, from the oldest on, a person has behind him. */
  read: { personId: string; count: number }[];
}

const inboxOf = (notices: DemoNotice[], people: Pick<Reference, 'id'>[]): DemoInbox => ({
  notices: notices.map((notice, n) => ({ ...notice, id: idOf('notifications', n) })),
  read: people.map(({ id: personId }, n) => {
    const own = notices.flatMap((notice, place) => (readersOf(notice).includes(personId) ? [place + 1] : []));
    return { personId, count: own.at(-1 - unreadOf(n)) ?? 0 };
  }),
});

/** Of what the people of the demo have been told in the days before today, and what they have read of it. */
export const demoInbox = (today: string): DemoInbox => {
  const data = demoData(today);
  const reaching = allNews(today, data).filter((notice) => readersOf(notice).length > 0);
  const byType = Map.groupBy(reaching.sort(newestFirst), ({ type }) => type);
  const notices = [...byType.values()].flatMap((ofType) => ofType.slice(0, maxOfType));
  return inboxOf(notices.sort(newestFirst).slice(0, count).toReversed(), data.admin.users);
};
