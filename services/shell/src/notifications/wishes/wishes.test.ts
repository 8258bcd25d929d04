import { type NoticeWish, noticeSubjects, noticeTypes, type Wishes } from '@bidwright/contract-shell';
import { bench } from '../../testing/bench.ts';
import { firm, inboxOf } from '../../testing/firm.ts';
import { sendDigests } from '../daily/digest.ts';
import { keepWish } from './wishes.ts';

const house = bench();
const { db, signedIn } = house;
const { hire, list, bid } = firm(house);

const mailed = async () => {
  const rows = await db().selectFrom('emails').select(['to', 'template']).orderBy('id').execute();
  return rows.map(({ to, template }) => `${template} ${to[0]}`).sort();
};

/** Somebody who is told of a new bid because it is his, and wishes it so. */
const ownerWho = async (wish: NoticeWish) => {
  const owner = await hire(`${wish} Owner`, 'Project Manager');
  await keepWish(db(), owner.id, 'bids', wish);
  await keepWish(db(), owner.id, 'assigned', 'off');
  const entry = await list('opportunityOwner', { name: wish, user: owner.reference });
  const open = await list('opportunityStatus', { name: 'Writing', category: 'Open' });
  await bid({ opportunityOwner: entry, opportunityStatus: open });
  return owner;
};

test('people are told as they wish: at once, in the daily mail, in the app only, or not at all', async () => {
  const now = await ownerWho('now');
  const digest = await ownerWho('digest');
  const app = await ownerWho('app');
  const off = await ownerWho('off');
  const standard = await ownerWho('standard');
  // The firm mails owners at once.
  const atOnce = [now, standard].map(({ email }) => `notice ${email}`);
  expect(await mailed()).toEqual(atOnce.toSorted());
  await sendDigests(db());
  expect(await mailed()).toEqual([`digest ${digest.email}`, ...atOnce].sort());
  for (const one of [now, digest, app, standard]) expect(await inboxOf(one)).toHaveLength(1);
  expect(await inboxOf(off)).toEqual([]);
});

test('a wish is kept for its person alone, and what is none is refused by field', async () => {
  const { browser } = await signedIn();
  const { browser: other } = await signedIn();
  const kept = await browser.post<Wishes>('/api/shell/wishes', { subject: 'dates', wish: 'app' });
  expect(kept.body.data).toMatchObject({ dates: 'app', bids: 'standard' });
  expect((await other.get<Wishes>('/api/shell/wishes')).body.data.dates).toBe('standard');
  await browser.post('/api/shell/wishes', { subject: 'dates', wish: 'standard' });
  expect((await browser.get<Wishes>('/api/shell/wishes')).body.data.dates).toBe('standard');
  const refused = await browser.post('/api/shell/wishes', { subject: 'weather', wish: 'loud' });
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {}).sort()]).toEqual([422, ['subject', 'wish']]);
});

test('whatever people are told of belongs to one subject', () => {
  expect(Object.values(noticeSubjects).flat().sort()).toEqual([...noticeTypes].sort());
});
