import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NoticeStatement } from '@bidwright/contract-kit';
import { demoAccounts, demoData } from '@bidwright/demo-data';
import { day } from '../clock.ts';
import { targetsOf } from '../notifications/targets.ts';
import { unreadOf } from '../notifications/unread.ts';
import { bench } from '../testing/bench.ts';
import { firm } from '../testing/firm.ts';
import { loadDemoAccounts } from './accounts.ts';

const house = bench(() => ({ DEMO: '1' }));
const { db } = house;
const { deliver } = firm(house);

const today = '2026-11-24';
const load = () => loadDemoAccounts(db(), today);
const rows = () => db().selectFrom('notifications').selectAll().orderBy('seq').execute();

test('the demo begins with 180 notifications of many types, in the order of their days, all before today', async () => {
  await load();
  const all = await rows();
  expect(all).toHaveLength(180);
  const types = new Set(all.map(({ type }) => type));
  expect(types.size).toBeGreaterThan(7);
  const times = all.map(({ dateCreated }) => dateCreated);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const startOfToday = Date.parse(today) / 1000;
  expect(times.at(-1)).toBeLessThan(startOfToday);
  expect(times[0]).toBeGreaterThan(startOfToday - 300 * day);
});

const services = path.join(import.meta.dirname, '../../..');

/** The notices of services, as their texts have them. */
const stateAll = async () => {
  for (const file of globSync('*/src/notices/locales', { cwd: services })) {
    const [service = ''] = file.split(path.sep);
    const catalog = (language: string): Record<string, string> =>
      JSON.parse(readFileSync(path.join(services, file, `${language}.json`), 'utf8'));
    const texts = { en: catalog('en'), fr: catalog('fr'), ro: catalog('ro'), zh: catalog('zh') };
    const named = Object.keys(texts.en).flatMap((key) => /\.notice\.([\w-]+)\.title$/.exec(key)?.[1] ?? []);
    const types = Object.fromEntries(named.map((type) => [type, { subject: 'any' as const, look: 'done' as const }]));
    const record: NoticeStatement = { types, texts };
    await deliver({ service, col: 'noticeTypes', recordId: service, record: { ...record } });
  }
};

test.each([
  ['behind', [load, stateAll]],
  ['before', [stateAll, load]],
] as const)(
  'each is told to people and of records of the demo, in texts that its service states %s it',
  async (_when, steps) => {
    for (const step of steps) await step();
    const { admin, opportunities, ftes, 'rfp-library': library } = demoData(today);
    const lists = [admin.users, opportunities.opportunities, ftes.projections, library.rfpContent];
    const ids = new Set(lists.flat().map(({ id }) => id));
    const targets = new Set(demoAccounts.flatMap(targetsOf));
    const told = await db().selectFrom('notification_targets').selectAll().execute();
    expect(told.filter(({ target }) => !targets.has(target))).toEqual([]);
    for (const { id, type, recordId, link, title, message, values, seq } of await rows()) {
      expect(ids).toContain(recordId);
      const [linked] = /[0-9a-f-]{36}$/.exec(link ?? '') ?? [];
      expect(ids).toContain(linked);
      expect([type, title, message]).toEqual([
        type,
        expect.stringMatching(/./),
        expect.stringContaining(String(values.name)),
      ]);
      expect(message).not.toMatch(/[{}]|undefined|null/);
      const own = told.filter(({ notificationId }) => notificationId === id);
      expect(own.length).toBeGreaterThan(0);
      expect(own.map((target) => target.seq)).toEqual(own.map(() => seq));
    }
  },
);

test('nobody sees a notification without its texts', async () => {
  await load();
  for (const person of demoAccounts) expect(await unreadOf(db(), person)).toBe(0);
});

test('whoever enters the demo finds some unread at the bell, and others read', async () => {
  await load();
  await stateAll();
  const all = (await rows()).length;
  for (const person of demoAccounts.slice(0, 5)) {
    const unread = await unreadOf(db(), person);
    expect([person.name, unread > 0, unread < 10]).toEqual([person.name, true, true]);
  }
  const { readUpTo } = await db()
    .selectFrom('readers')
    .select('readUpTo')
    .where('personId', '=', demoAccounts[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(readUpTo).toBeGreaterThan(all / 2);
});

test('two first starts at once load them once', async () => {
  await Promise.all([load(), load()]);
  expect(await rows()).toHaveLength(180);
});

test('they are not loaded again once they are gone', async () => {
  await load();
  await db().deleteFrom('notifications').execute();
  await load();
  expect(await rows()).toEqual([]);
});

test('an installation that has told people something is left as it is', async () => {
  await load();
  const [kept] = await rows();
  await db()
    .deleteFrom('notifications')
    .where('id', '!=', kept?.id ?? '')
    .execute();
  await db().deleteFrom('accounts').execute();
  await load();
  expect((await rows()).map(({ id }) => id)).toEqual([kept?.id]);
  expect(await db().selectFrom('accounts').select('id').execute()).toHaveLength(36);
});
