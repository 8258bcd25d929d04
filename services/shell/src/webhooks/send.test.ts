import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf } from '../testing/firm.ts';
import { gardenService } from '../testing/gardenService.ts';
import { hooks } from '../testing/hooks.ts';
import { receiver } from '../testing/receiver.ts';

const garden = gardenService();
const one = receiver();
const other = receiver();
const running = bench(({ admin }) => ({
  SERVICES: JSON.stringify({ admin, garden: garden.url }),
  WEBHOOK_HOSTS: '127.0.0.1',
}));
const { db } = running;
const { deliver, change, hire } = firm(running);
const { make, list, sent, until, waiting } = hooks(running);

const plant = (name = 'Roses') => {
  const recordId = uuid();
  const record = { id: recordId, name, version: 1 };
  garden.beds.set(recordId, record);
  return deliver({ service: 'garden', col: 'beds', recordId, record });
};

/** Its next try is due now. */
const hurry = () => db().updateTable('webhooks').set({ nextTry: 0 }).execute();

test('a change is told once, as it was, and signed so that the library of receivers takes it', async () => {
  const { secret, browser, id } = await make({ address: `${one.url}/hooks` });
  const event = await plant();
  await until(() => one.got.length === 1);
  const [message] = one.got;
  expect(message && one.verified(secret, message)).toEqual({
    type: 'garden.beds.created',
    timestamp: new Date(event.at * 1000).toISOString(),
    data: {
      id: event.id,
      service: 'garden',
      col: 'beds',
      kind: 'created',
      recordId: event.recordId,
      version: 1,
      by: event.by,
      changes: event.changes,
      record: event.record,
    },
  });
  await until(async () => (await waiting()) === 0);
  const told = { topic: 'garden.beds.created', state: 'sent', tries: 1, code: 200, said: null };
  expect(await sent(browser, id)).toMatchObject([{ ...told, messageId: message?.headers['webhook-id'] }]);
  // The service tells it again: it was lost on the way that this was heard.
  const { body } = await running.service.post(
    '/internal/events',
    { events: [event] },
    running.service.as({ service: 'garden' }),
  );
  expect([body.data, await waiting()]).toEqual([{ done: [event.id], failed: [] }, 0]);
});

test('what was answered 500 comes again under the same id, and nothing later comes before it', async () => {
  one.answers((response, count) => response.writeHead(count <= 2 ? 500 : 200).end('Not now'));
  const { secret, browser, id } = await make({ address: one.url });
  const event = await plant();
  await until(() => one.got.length === 1);
  await change(event, { name: 'Tulips' });
  await until(async () => (await list(browser))[0]?.tries === 1);
  expect(await list(browser)).toMatchObject([{ state: 'on', waiting: 2, tries: 1, nextTry: expect.any(Number) }]);
  await hurry();
  await until(() => one.got.length === 2);
  await until(async () => (await list(browser))[0]?.tries === 2);
  expect((await list(browser))[0]?.nextTry).toBeGreaterThanOrEqual(now() + 3);
  await hurry();
  await until(() => one.got.length === 4);
  const ids = one.got.map(({ headers }) => headers['webhook-id']);
  expect([new Set(ids.slice(0, 3)).size, new Set(ids).size]).toEqual([1, 2]);
  const kinds = one.got.map((message) => one.verified(secret, message).type);
  expect(kinds.slice(2)).toEqual(['garden.beds.created', 'garden.beds.changed']);
  await until(async () => (await waiting()) === 0);
  expect(await sent(browser, id)).toMatchObject([
    { state: 'sent', tries: 1, code: 200 },
    { state: 'sent', tries: 3, code: 200 },
  ]);
});

test('two hundred changes come in their order', async () => {
  const { secret } = await make({ address: one.url });
  const event = await plant();
  for (let at = 1; at < 200; at += 1) await change(event, { name: `Roses ${at}` });
  await until(() => one.got.length === 200);
  const versions = one.got.map((message) => one.verified(secret, message).data.version);
  expect(versions).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
});

test('a receiver that hangs holds up no other, and is given up after ten seconds', async () => {
  one.answers(() => undefined);
  const hanging = await make({ address: one.url });
  const good = await make({ address: other.url });
  const start = performance.now();
  await plant();
  await until(() => other.got.length === 1);
  expect(performance.now() - start).toBeLessThan(5000);
  expect((await list(good.browser)).map(({ tries }) => tries)).toEqual([0, 0]);
  await until(async () => (await sent(hanging.browser, hanging.id))[0]?.tries === 1);
  expect(performance.now() - start).toBeGreaterThan(9000);
  expect(await sent(hanging.browser, hanging.id)).toMatchObject([
    { state: 'waiting', code: null, said: 'No answer within 10 seconds' },
  ]);
});

test('no redirect is followed', async () => {
  one.answers((response) => response.writeHead(307, { location: other.url }).end());
  const { browser, id } = await make({ address: one.url });
  await plant();
  await until(async () => (await sent(browser, id))[0]?.tries === 1);
  expect(await sent(browser, id)).toMatchObject([{ state: 'waiting', code: 307 }]);
  expect(other.got).toEqual([]);
});

test('of an answer without end the beginning is read, and what was taken is not sent again', async () => {
  one.answers((response, count) => {
    response.writeHead(count === 1 ? 200 : 500);
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', pour);
    };
    pour();
  });
  const { browser, id } = await make({ address: one.url });
  const event = await plant();
  await until(async () => (await sent(browser, id))[0]?.state === 'sent');
  await change(event, { name: 'Tulips' });
  await until(async () => (await sent(browser, id))[0]?.tries === 1);
  expect(await sent(browser, id)).toMatchObject([
    { state: 'waiting', code: 500, said: 'x'.repeat(300) },
    { state: 'sent', code: 200, tries: 1 },
  ]);
  expect(one.got).toHaveLength(2);
});

test.each([
  ['that answers 410 is switched off at once', 410, 0, 'gone', /permanently gone/],
  ['that failed for a day is switched off', 503, 10, 'failing', /^Deliveries to/],
] as const)(
  'a receiver %s, Admins are told, and what waits is sent once it goes on',
  async (_, code, tries, fault, why) => {
    const boss = await hire('Dana Whitfield', 'Admin');
    one.answers((response, count) => response.writeHead(count === 1 ? code : 200).end());
    const { browser, id } = await make({ address: one.url });
    await db().updateTable('webhooks').set({ tries }).execute();
    await plant();
    await until(async () => (await list(browser))[0]?.state === 'off');
    expect(await list(browser)).toMatchObject([{ fault, waiting: 1, nextTry: null }]);
    expect(await inboxOf(boss)).toMatchObject([
      { type: `shell.webhook-${fault}`, message: expect.stringMatching(why) },
    ]);
    const mails = await db().selectFrom('emails').select(['to', 'subject']).execute();
    expect(mails).toMatchObject([{ to: [boss.email], subject: expect.stringContaining('Webhook switched off') }]);
    await plant('Not heard');
    expect((await browser.post('/api/shell/webhooks/switch', { id, on: true })).status).toBe(200);
    await until(() => one.got.length === 2);
    await until(async () => (await waiting()) === 0);
    expect(await list(browser)).toMatchObject([{ state: 'on', fault: null, tries: 0 }]);
  },
);

test('while it is paused messages wait, and go in their order', async () => {
  const { browser, id, secret } = await make({ address: one.url });
  expect((await browser.post('/api/shell/webhooks/switch', { id, on: false })).status).toBe(200);
  const event = await plant();
  await change(event, { name: 'Tulips' });
  expect(await list(browser)).toMatchObject([{ state: 'paused', waiting: 2 }]);
  // Somebody else is told meanwhile: whoever sends has looked.
  await make({ address: other.url });
  await plant();
  await until(() => other.got.length === 1);
  expect(one.got).toEqual([]);
  await browser.post('/api/shell/webhooks/switch', { id, on: true });
  await until(() => one.got.length === 3);
  expect(one.got.map((message) => one.verified(secret, message).data.version)).toEqual([1, 2, 1]);
});
