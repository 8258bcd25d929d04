import { believing } from '@bidwright/service-testing';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';

/** What the service behind the front door was asked. */
const asked: { url?: string; authorization?: string; cookie?: string }[] = [];

const opportunities = upstream(({ url, headers: { authorization, cookie } }, response) => {
  asked.push({ url, authorization, cookie });
  response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end('BEGIN:VCALENDAR');
});

const { service, admin, db, signedIn, visit } = bench(({ admin: address }) => ({
  SERVICES: JSON.stringify({ admin: address, opportunities: opportunities.url }),
  TRUST_PROXY: '1',
}));

const feed = 'opportunities/calendar.ics';

/** The path of the link that a browser's person gets. */
const linkOf = async ({ post }: ReturnType<typeof visit>) => {
  const { body } = await post<{ url: string }>('/api/shell/feeds/renew', { feed });
  const { pathname, search } = new URL(body.data.url);
  return pathname + search;
};
const read = (link: string) => fetch(service.url + link);

/** The statuses of so many reads at once. */
const statuses = async (link: string, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => read(link)))).map(({ status }) => status).toSorted();

test('a link reads the feed for its person without a session, and the service sees no secret', async () => {
  const { browser, person } = await signedIn({ permissions: ['Team Lead'] });
  const link = await linkOf(browser);
  const answer = await read(`${link}&scope=all`);
  expect([answer.status, await answer.text()]).toEqual([200, 'BEGIN:VCALENDAR']);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  const got = asked.at(-1);
  expect(got?.url).toBe('/api/opportunities/feeds/calendar.ics?scope=all');
  const token = got?.authorization?.replace('Bearer ', '') ?? '';
  expect(await believing('opportunities')(token)).toMatchObject({ id: person.id, permissions: ['Team Lead'] });
  const { body } = await browser.post('/api/shell/feeds/find', { feed });
  expect(body.data).toEqual({ dateCreated: expect.any(Number), lastRead: expect.any(Number) });
});

test('the secret is kept as a hash, and stands in no log', async () => {
  const { browser } = await signedIn();
  const link = await linkOf(browser);
  await read(link);
  const key = new URL(link, service.url).searchParams.get('key') ?? '';
  const rows = await db().selectFrom('feed_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(service.logged.join('')).not.toContain(key);
  expect(key.length).toBeGreaterThan(40);
});

test('a link that was renewed or revoked opens nothing, and nobody’s link opens another feed', async () => {
  const { browser } = await signedIn();
  const first = await linkOf(browser);
  const second = await linkOf(browser);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await read(second.replace('calendar', 'other'))).status).toBe(404);
  await browser.post('/api/shell/feeds/revoke', { feed });
  expect((await read(second)).status).toBe(404);
  expect((await browser.post('/api/shell/feeds/find', { feed })).body.data).toBeNull();
});

test('rights are those of now: who is disabled or gone reads nothing more', async () => {
  const { browser, person } = await signedIn({ permissions: ['Admin'] });
  const link = await linkOf(browser);
  admin.people.set(person.id, { ...person, permissions: ['User'] });
  expect((await read(link)).status).toBe(200);
  const token = asked.at(-1)?.authorization?.replace('Bearer ', '') ?? '';
  expect(await believing('opportunities')(token)).toMatchObject({ permissions: ['User'] });
  for (const change of [{ status: 'Inactive' }, { expirationDate: '2020-01-01' }]) {
    admin.people.set(person.id, { ...person, ...change });
    expect((await read(link)).status).toBe(404);
  }
});

test('so many reads by one link, and so many guesses from one address', async () => {
  const { browser } = await signedIn();
  const link = await linkOf(browser);
  const reads = await statuses(link, 25);
  expect([reads.filter((status) => status === 200).length, reads.at(-1)]).toEqual([20, 429]);
  const guesses = await statuses(`/feeds/${feed}?key=guess`, 40);
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
});

test.each([['nothing/like that'], ['../admin/users'], ['']])('%j is no feed', async (wrong) => {
  const { browser } = await signedIn();
  const { status, body } = await browser.post('/api/shell/feeds/renew', { feed: wrong });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['feed']]);
});

test('all addresses of one network guess as one', async () => {
  const link = `/feeds/${feed}?key=${'A'.repeat(43)}`;
  const guesses: number[] = [];
  for (let n = 1; n <= 31; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` };
    guesses.push((await fetch(service.url + link, { headers })).status);
  }
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
  const other = await fetch(service.url + link, { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } });
  expect(other.status).toBe(404);
});
