import { v7 as uuid } from 'uuid';
import { bench } from '../testing/bench.ts';
import { firm } from '../testing/firm.ts';
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
const { deliver, news } = firm(running);
const { make, sent, until, waiting } = hooks(running);

const salary = '173205';

/** A bed with a price, which its service tells Admins alone. */
const plant = (about: object = {}) => {
  const recordId = uuid();
  const record = { id: recordId, name: 'Roses', price: salary };
  garden.beds.set(recordId, record);
  return deliver({ service: 'garden', col: 'beds', recordId, record, ...about });
};

test('a field that its roles may not read is in no message, and one they may read is', async () => {
  const { secret } = await make({ address: one.url, roles: ['Operations'] });
  const all = await make({ address: other.url, roles: ['Admin'] });
  await plant();
  await until(() => one.got.length === 1 && other.got.length === 1);
  expect(JSON.stringify(one.got)).not.toContain(salary);
  expect(JSON.stringify(other.got)).toContain(salary);
  const told = one.got.map((message) => one.verified(secret, message).data);
  expect(told).toMatchObject([{ record: { name: 'Roses' }, changes: { name: { from: null, to: 'Roses' } } }]);
  expect(other.got.map((message) => other.verified(all.secret, message).data)).toMatchObject([
    { changes: { price: { from: null, to: salary } } },
  ]);
});

test('what the service answers beside what it tells all others leaves the house for no role', async () => {
  await make({ address: one.url, roles: ['Admin'] });
  const recordId = uuid();
  garden.beds.set(recordId, { id: recordId, name: 'Roses', price: salary });
  await deliver({ service: 'garden', col: 'beds', recordId, record: { id: recordId, name: 'Roses' } });
  await until(() => one.got.length === 1);
  expect(JSON.stringify(one.got)).not.toContain(salary);
});

test('of a record that its roles may not read nothing is sent, and the next one is', async () => {
  const { browser, id } = await make({ address: one.url, roles: ['User'] });
  await plant();
  await until(async () => (await sent(browser, id))[0]?.state === 'withheld');
  expect(one.got).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('of a record that is gone no more is told than that', async () => {
  const { secret } = await make({ address: one.url });
  const event = await plant({ kind: 'removed' });
  garden.beds.clear();
  await until(() => one.got.length === 1);
  const [message] = one.got;
  const { type, data } = message ? one.verified(secret, message) : { type: '', data: {} };
  expect([type, data]).toEqual([
    'garden.beds.removed',
    expect.objectContaining({ recordId: event.recordId, changes: {}, record: null }),
  ]);
  expect(JSON.stringify(one.got)).not.toMatch(/Roses|173205/);
});

test('while the service that keeps the record is down messages wait, and their receiver is not blamed', async () => {
  garden.state.isDown = true;
  const { browser, id } = await make({ address: one.url });
  await plant();
  await until(() => running.service.logged.some((line) => line.includes('a webhook cannot be told')));
  expect(await sent(browser, id)).toMatchObject([{ state: 'waiting', tries: 0 }]);
  garden.state.isDown = false;
  await db().updateTable('webhooks').set({ nextTry: 0 }).execute();
  await until(() => one.got.length === 1);
});

test('only what is chosen is heard, and nothing of accounts and mail', async () => {
  const { browser, id } = await make({ address: one.url, changes: ['changed'] });
  await make({ address: other.url, collections: ['garden/trees', 'shell/feedback'], changes: ['created'] });
  await plant();
  await deliver({ service: 'garden', col: 'paths', record: { name: 'Gravel' } });
  await browser.post('/api/shell/create', { col: 'feedback', page: '/', text: 'Hard to read' });
  await running.service.deliverOwn();
  expect(await waiting()).toBe(0);
  await plant({ kind: 'changed' });
  await until(async () => (await sent(browser, id)).length === 1);
});

test('without a webhook an event costs no transaction', async () => {
  await plant();
  const before = running.service.statements.length;
  await plant();
  const asked = running.service.statements.slice(before);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^select `collections` from `webhooks`/);
});

test('a notice is told once, in the language chosen, to roles that may read it, and to nobody else', async () => {
  const notices = ['garden.moved'];
  const may = await make({ address: one.url, collections: [], notices, roles: ['Team Lead'], language: 'fr' });
  await make({ address: other.url, collections: [], notices, roles: ['User'] });
  const values = { by: 'Noor', name: 'Roses', from: 'here', to: 'there' };
  const event = await news({ type: 'moved', values, roles: ['Team Lead'] });
  await news({ type: 'planted', values, roles: ['Team Lead'] });
  await until(() => one.got.length === 1);
  const [message] = one.got;
  const told = message && one.verified(may.secret, message);
  expect(told).toMatchObject({
    type: 'notice',
    data: {
      notice: 'garden.moved',
      title: 'fr Moved',
      message: 'fr Noor moved Roses from here to there',
      by: 'Noor Haddad',
      url: expect.stringMatching(/\/garden\/roses$/),
    },
  });
  // Once more, for somebody who has come since.
  const [notice] = event.record.notices as object[];
  await deliver({
    service: 'garden',
    col: 'notices',
    record: { by: null, notices: [{ ...notice, roles: ['Admin'] }] },
  });
  expect([await waiting(), one.got.length, other.got.length]).toEqual([0, 1, 0]);
});
