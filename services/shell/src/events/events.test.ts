import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { openProvingSessions } from '../registry/proving/sessions.ts';
import { bench } from '../testing/bench.ts';
import { firm, type Hired, inboxOf } from '../testing/firm.ts';

const house = bench();
const { admin, db } = house;
const { hire, news, deliver } = firm(house);

/** What the stream says as a page gets it; that it lives says nothing more. */
interface Heard {
  name: string;
  id: string | undefined;
  data: unknown;
}

const heardIn = (block: string): Heard[] => {
  const lines = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const name = lines.get('event');
  return name && name !== 'beat' ? [{ name, id: lines.get('id'), data: JSON.parse(lines.get('data') ?? 'null') }] : [];
};

const cookiesOf = ({ cookies }: Hired['browser']) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

/** An open page of somebody, and all that it hears. */
const page = async ({ browser }: Pick<Hired, 'browser'>, since?: string) => {
  const gone = new AbortController();
  open.push(gone);
  const answer = await fetch(`${house.service.url}/api/shell/events`, {
    headers: { cookie: cookiesOf(browser), ...(since !== undefined && { 'last-event-id': since }) },
    signal: gone.signal,
  });
  const heard: Heard[] = [];
  let isOver = answer.status !== 200;
  const read = async () => {
    let left = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (left + piece).split('\n\n');
      left = blocks.pop() ?? '';
      heard.push(...blocks.flatMap(heardIn));
    }
  };
  const reading = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  /** Waits until it is so; what the stream tells comes within a second. */
  const until = async (isSo: () => boolean) => {
    for (let n = 0; n < 500 && !isSo(); n += 1) await pause(20);
    expect(heard.map(({ name }) => name).concat(isSo() ? [] : ['nothing came'])).not.toContain('nothing came');
  };
  const names = () => heard.map(({ name }) => name);
  if (!isOver) await until(() => names().includes('ready'));
  return {
    status: answer.status,
    heard,
    names,
    until: (name: string, times = 1) => until(() => names().filter((one) => one === name).length >= times),
    /** Waits until it is told of one notification. */
    untilTold: (id = '') => until(() => JSON.stringify(heard).includes(id)),
    over: () => until(() => isOver),
    leave: async () => {
      gone.abort();
      await reading;
    },
  };
};

/** News for one person. */
const tellOf = (person: Hired) =>
  news({ type: 'planted', users: [person.reference], values: { by: 'Noor', name: 'Canary' } });

const tellTeamLeads = () => news({ type: 'moved', roles: ['Team Lead', 'Project Manager'] });

test('what arrives is told to whom it reaches and to nobody else, without a word of what it says', async () => {
  const [manager, other] = [await hire('Max', 'Project Manager'), await hire('Pia', 'Project Manager')];
  const [his, hers] = [await page(manager), await page(other)];
  await tellOf(manager);
  await his.until('arrived');
  const [notice] = await inboxOf(manager);
  expect(his.heard.find(({ name }) => name === 'arrived')?.data).toEqual({
    id: notice?.id,
    type: 'garden.planted',
  });
  expect(JSON.stringify(his.heard)).not.toContain('Canary');

  await tellOf(manager);
  await tellTeamLeads();
  // For both: whatever was before it is told by now.
  await hers.until('arrived');
  expect(hers.heard.filter(({ name }) => name === 'arrived').map(({ data }) => data)).toEqual([
    { id: expect.any(String), type: 'garden.moved' },
  ]);
});

test('that something was read is told to the pages of who has read it alone', async () => {
  const [manager, other] = [await hire('Max', 'Project Manager'), await hire('Pia', 'Project Manager')];
  const pages = [await page(manager), await page(manager), await page(other)];
  await tellOf(manager);
  for (const one of pages.slice(0, 2)) await one.until('arrived');
  const [notice] = await inboxOf(manager);
  await manager.browser.post('/api/shell/update', { col: 'notifications', id: notice?.id, read: true });
  await manager.browser.post('/api/shell/markAllRead', { upTo: notice?.seq });
  await other.browser.post('/api/shell/markAllRead', { upTo: notice?.seq });
  for (const one of pages) await one.until('allRead');
  expect(pages.map(({ names }) => names())).toEqual([
    ['ready', 'arrived', 'read', 'allRead'],
    ['ready', 'arrived', 'read', 'allRead'],
    ['ready', 'allRead'],
  ]);
});

test('who comes back hears what was missed, and who was away for too long is told to look anew', async () => {
  const manager = await hire('Max', 'Project Manager');
  const first = await page(manager);
  await tellOf(manager);
  await first.until('arrived');
  const { id } = first.heard.at(-1) ?? {};
  await first.leave();
  await tellOf(manager);
  const back = await page(manager, id);
  await back.until('arrived');
  expect(back.names()).toEqual(['arrived', 'ready']);
  const lost = await page(manager, '9999999999');
  expect(lost.names()).toEqual(['missed', 'ready']);
});

/** What an Admin has made of somebody's record. */
const published = ({ id, name, email }: Hired, fields: object) => {
  const record = { name, email, permissions: ['User'], teams: [], status: 'Active', expirationDate: '2030-12-31' };
  const changed = { ...record, ...fields };
  admin.people.set(id, { id, ...changed });
  return deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: id, record: changed });
};

test('who loses a role hears nothing for it any more, who gets it does', async () => {
  const [before, after] = [await hire('Lia', 'Team Lead'), await hire('Leo', 'User')];
  const [hers, his] = [await page(before), await page(after)];
  await published(before, { permissions: ['User'] });
  await published(after, { permissions: ['Team Lead'] });
  // Both are looked at in the same round.
  while (!his.names().includes('arrived')) {
    await tellTeamLeads();
    await pause(100);
  }
  await tellTeamLeads();
  const last = await db().selectFrom('notifications').select('id').orderBy('seq', 'desc').executeTakeFirst();
  await his.untilTold(last?.id);
  expect(JSON.stringify(hers.heard)).not.toContain(last?.id);
});

test.each([
  ['disabled', { status: 'Inactive' }],
  ['past the expiration date', { expirationDate: '2020-01-01' }],
])('the page of who is %s is told so, and hears nothing more', async (_how, ending) => {
  const manager = await hire('Max', 'Project Manager');
  const opened = await page(manager);
  await published(manager, ending);
  await opened.over();
  expect(opened.names()).toEqual(['ready', 'ended']);
});

test('the page of a browser that tries versions hears nothing, nor that it is signed out', async () => {
  const manager = await hire('Max', 'Project Manager');
  const prover = { browser: house.visit() };
  const secrets = await openProvingSessions(db(), uuid());
  prover.browser.cookies.set('bidwright', secrets['Project Manager'] ?? '');
  const [tried, opened] = [await page(prover), await page(manager)];
  await tellTeamLeads();
  await opened.until('arrived');
  await published(manager, { status: 'Inactive' });
  // All sessions are looked at in the same round.
  await opened.over();
  await tried.leave();
  expect(tried.names()).toEqual(['ready']);
});

test('a person has so many pages at most in all browsers, and a page that is closed gives its place to another', async () => {
  const manager = await hire('Max', 'Project Manager');
  const browsers = [manager];
  for (let n = 0; n < 2; n += 1) browsers.push({ ...manager, browser: await house.again(manager) });
  const pages = [];
  for (let n = 0; n < 60; n += 1) pages.push(await page(browsers[n % 3] ?? manager));
  expect((await page(manager)).status).toBe(429);
  expect((await page(await hire('Pia', 'User'))).status).toBe(200);
  await pages[0]?.leave();
  let status = 0;
  for (let n = 0; n < 100 && status !== 200; n += 1) status = (await page(manager)).status;
  expect(status).toBe(200);
});

test('a session that ends takes its pages along, and a browser has so many pages at most', async () => {
  const manager = await hire('Max', 'Project Manager');
  const pages = await Promise.all(Array.from({ length: 30 }, () => page(manager)));
  expect((await page(manager)).status).toBe(429);
  await manager.browser.post('/api/shell/sessions/endAll', { user: manager.id });
  for (const one of pages) await one.over();
  expect(new Set(pages.map((one) => one.names().join()))).toEqual(new Set(['ready,ended']));
  expect((await page(manager)).status).toBe(401);
});
