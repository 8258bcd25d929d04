import type { Webhook } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { bench } from '../testing/bench.ts';
import { firm } from '../testing/firm.ts';
import { hearing, hooks } from '../testing/hooks.ts';
import { receiver } from '../testing/receiver.ts';

const [one, other] = [receiver(), receiver()];
const running = bench(() => ({ WEBHOOK_HOSTS: '127.0.0.1' }));
const { db, service } = running;
const { news } = firm(running);
const { admin, make, list, until } = hooks(running);

type Browser = Awaited<ReturnType<typeof make>>['browser'];

const change = (browser: Browser, id: string, about: object) =>
  browser.post('/api/shell/webhooks/change', { ...hearing, id, version: 1, ...about });

const audited = async () => {
  const { rows } = await sql<{ changes: object }>`select changes from audit
    where col = 'webhooks' and action = 'changed'`.execute(db());
  return rows.map(({ changes }) => (typeof changes === 'string' ? JSON.parse(changes) : changes));
};

test('a webhook hears something else from then on, and the audit says what was changed', async () => {
  const { browser, id } = await make({ address: `${one.url}/hooks` });
  const about = { name: 'Books', changes: ['removed'], roles: ['Team Lead'] };
  expect((await change(browser, id, about)).status).toBe(200);
  expect(await list(browser)).toMatchObject([{ ...about, version: 2, address: `${one.url}/hooks`, kind: 'signed' }]);
  expect(await audited()).toEqual([
    {
      name: { from: 'Accounts', to: 'Books' },
      changes: { from: hearing.changes, to: ['removed'] },
      roles: { from: ['Operations'], to: ['Team Lead'] },
    },
  ]);
  // Nothing else is nothing.
  expect((await change(browser, id, { ...about, version: 2 })).status).toBe(200);
  expect((await list(browser))[0]).toMatchObject({ version: 2 });
});

test('what waits goes to the new address at once, under the same secret', async () => {
  one.answers((response) => void response.writeHead(500).end());
  const { browser, id } = await make({ address: `${one.url}/hooks`, collections: [], notices: ['garden.moved'] });
  await news({ type: 'moved', roles: ['Operations'] });
  await until(() => one.got.length > 0);
  const about = { collections: [], notices: ['garden.moved'], address: `${other.url}/elsewhere?token=secret-too` };
  expect((await change(browser, id, about)).status).toBe(200);
  await until(() => other.got.length > 0);
  expect((await list(browser))[0]).toMatchObject({ address: `${other.url}/elsewhere` });
  expect(JSON.stringify([await audited(), service.logged])).not.toContain('secret-too');
});

test('of two who change it the second is told', async () => {
  const { browser, id } = await make({ address: `${one.url}/hooks` });
  const { browser: second } = await admin();
  const answers = await Promise.all([change(browser, id, { name: 'One' }), change(second, id, { name: 'Other' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errorInfo).toMatchObject({ code: 'conflict' });
});

test.each([
  ['name', { name: ' ' }],
  ['address', { address: 'https://10.0.0.1/' }],
  ['address', { address: 'hooks' }],
  ['roles', { roles: [] }],
  ['changes', { changes: [] }],
  ['version', { version: 0 }],
])('a wrong %s is named, and nothing is changed: %j', async (field, wrong) => {
  const { browser, id } = await make({ address: `${one.url}/hooks` });
  const { status, body } = await change(browser, id, wrong);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  expect(await list(browser)).toMatchObject([{ name: 'Accounts', version: 1 } satisfies Partial<Webhook>]);
});

test('one that is gone, or is of another kind, is not there to be changed', async () => {
  const { browser, id } = await make({ address: `${one.url}/hooks` });
  const chat = { kind: 'slack', collections: [], notices: ['garden.moved'] };
  expect((await change(browser, id, chat)).status).toBe(404);
  expect((await change(browser, '0197b2c0-0000-7000-8000-000000000009', {})).status).toBe(404);
});
