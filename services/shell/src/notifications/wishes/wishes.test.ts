import type { NoticeWish, Wishes } from '@bidwright/contract-shell';
import { bench } from '../../testing/bench.ts';
import { firm, inboxOf } from '../../testing/firm.ts';
import { sendDigests } from '../daily/digest.ts';

const house = bench();
const { db, signedIn } = house;
const { hire, news, state } = firm(house);

const mailed = async () => {
  const rows = await db().selectFrom('emails').select(['to', 'template']).orderBy('id').execute();
  return rows.map(({ to, template }) => `${template} ${to[0]}`).sort();
};

const beds = { service: 'garden', subject: 'beds' };

/** Somebody who is told of what is planted, and wishes it so. */
const gardenerWho = async (wish: NoticeWish) => {
  const gardener = await hire(`${wish} Gardener`, 'Project Manager');
  await state();
  await gardener.browser.post('/api/shell/wishes', { ...beds, wish });
  await news({ type: 'planted', users: [gardener.reference], mail: 'now' });
  return gardener;
};

test('people are told as they wish: at once, in the daily mail, in the app only, or not at all', async () => {
  const now = await gardenerWho('now');
  const digest = await gardenerWho('digest');
  const app = await gardenerWho('app');
  const off = await gardenerWho('off');
  const standard = await gardenerWho('standard');
  // The module has it mailed at once.
  const atOnce = [now, standard].map(({ email }) => `notice ${email}`);
  expect(await mailed()).toEqual(atOnce.toSorted());
  await sendDigests(db());
  expect(await mailed()).toEqual([`digest ${digest.email}`, ...atOnce].sort());
  for (const one of [now, digest, app, standard]) expect(await inboxOf(one)).toHaveLength(1);
  expect(await inboxOf(off)).toEqual([]);
});

const wishOf = ({ subjects }: Wishes, subject: string) => subjects.find((one) => one.subject === subject)?.wish;

test('a wish is kept for its person alone, and what is none is refused by field', async () => {
  await state();
  const { browser } = await signedIn();
  const { browser: other } = await signedIn();
  const kept = await browser.post<Wishes>('/api/shell/wishes', { ...beds, wish: 'app' });
  expect([wishOf(kept.body.data, 'beds'), wishOf(kept.body.data, 'jobs')]).toEqual(['app', 'standard']);
  expect(wishOf((await other.get<Wishes>('/api/shell/wishes')).body.data, 'beds')).toBe('standard');
  await browser.post('/api/shell/wishes', { ...beds, wish: 'standard' });
  expect(wishOf((await browser.get<Wishes>('/api/shell/wishes')).body.data, 'beds')).toBe('standard');
  const refused = await browser.post('/api/shell/wishes', { ...beds, wish: 'loud' });
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['wish']]);
  const unknown = await browser.post('/api/shell/wishes', { ...beds, subject: 'weather', wish: 'off' });
  expect([unknown.status, unknown.body.errorInfo.code]).toEqual([404, 'no-record']);
});

const subjects = async (role: string) => {
  const { browser } = await signedIn({ permissions: [role] });
  const { body } = await browser.get<Wishes>('/api/shell/wishes');
  return body.data.subjects;
};

test('everybody may choose of what he may be told, under the names that its module gives it', async () => {
  await state();
  const forUser = await subjects('User');
  expect(forUser.map(({ service, subject }) => `${service}/${subject}`)).toEqual([
    'garden/beds',
    'shell/jobs',
    'shell/feedback-answers',
  ]);
  expect(forUser[0]).toMatchObject({
    title: { en: 'What happens in beds', fr: 'fr What happens in beds' },
    types: [{ type: 'garden.planted', title: { en: 'Planted' } }],
  });
  const forAdmin = (await subjects('Admin')).map(({ subject }) => subject);
  expect(forAdmin).toEqual([
    'beds',
    'water',
    'jobs',
    'feedback',
    'feedback-answers',
    'mail',
    'webhooks',
    'keys',
    'versions',
    'own-mail',
  ]);
});
