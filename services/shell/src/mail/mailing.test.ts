import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, type Hired } from '../testing/firm.ts';
import { deliverDue } from './deliver.ts';
import { isBetween } from './mailSettings.ts';
import { enqueueAll } from './queue.ts';

const house = bench();
const { db } = house;
const { hire } = firm(house);

const ask = <T>({ browser }: Hired, call: string, body: object = {}) =>
  browser.post<T>(`/api/shell/emails/${call}`, body);
const states = async () => Object.fromEntries((await mails()).map(({ subject, state }) => [subject, state]));
const mails = () => db().selectFrom('emails').selectAll().orderBy('to').execute();

test('a mail goes to each person alone, with their own name; who has left is told of', async () => {
  const ada = await hire('Ada Novak', 'Admin');
  const bo = await hire('Bo Larsen', 'User');
  const draft = { to: [ada.id, bo.id, bo.id, uuid()], subject: 'Hello {firstName}', text: 'Dear {name},\n\nnews.' };
  const { status, body } = await ask(ada, 'write', draft);
  expect([status, body.data]).toEqual([200, { queued: 2, left: 1 }]);
  const kept = await mails();
  expect(kept.map(({ to }) => to.length)).toEqual([1, 1]);
  expect(kept.find(({ to }) => to[0] === bo.email)).toMatchObject({
    subject: 'Hello Bo',
    text: 'Dear Bo Larsen,\n\nnews.',
    template: 'own',
    addedById: ada.id,
  });
});

test('a mail without recipients, subject or text is refused by field, and by nobody but Admins written', async () => {
  const ada = await hire('Ada', 'Admin');
  const { status, body } = await ask(ada, 'write', { to: [], subject: ' ', text: '' });
  expect([status, Object.keys(body.errorInfo.fields ?? {}).sort()]).toEqual([422, ['subject', 'text', 'to']]);
  const lead = await hire('Lia', 'Team Lead');
  for (const call of ['write', 'settings', 'setSettings']) expect((await ask(lead, call)).status).toBe(403);
});

test('an Admin sets who mails are from, and when they are sent', async () => {
  const ada = await hire('Ada', 'Admin');
  const usual = { fromName: null, digestHour: null, quietFrom: null, quietUntil: null };
  expect((await ask(ada, 'settings')).body.data).toMatchObject({ ...usual, usualHour: 7, hasServer: false });
  const set = { fromName: 'Harborvale', digestHour: 6, quietFrom: 22, quietUntil: 5 };
  expect((await ask(ada, 'setSettings', set)).status).toBe(200);
  expect((await ask(ada, 'settings')).body.data).toMatchObject(set);
  const { status, body } = await ask(ada, 'setSettings', { ...set, quietFrom: 24 });
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['quietFrom']]);
});

test('quiet hours may lie around midnight', () => {
  const hours = [4, 5, 12, 21, 22, 23];
  expect(hours.filter((hour) => isBetween(hour, 22, 5))).toEqual([4, 22, 23]);
  expect(hours.filter((hour) => isBetween(hour, 5, 12))).toEqual([5]);
  expect(hours.filter((hour) => isBetween(hour, null, 5) || isBetween(hour, 5, 5))).toEqual([]);
});

test('in quiet hours nothing is sent but what lets people in', async () => {
  await hire('Ada', 'Admin');
  await enqueueAll(db(), [
    { to: ['x@firm.org'], subject: 'News', text: 'News', template: 'own' },
    { to: ['y@firm.org'], subject: 'Invitation', text: 'Come in', template: 'account', secret: true },
  ]);
  await db()
    .updateTable('emails')
    .set({ nextTry: now() - 1 })
    .execute();
  const post = { db: db(), log: { warn: () => undefined }, settings: { MAIL_FROM: 'no-reply@firm.org' } };
  await deliverDue(post, undefined, true);
  expect(await states()).toEqual({ News: 'Queued', Invitation: 'Kept' });
  await deliverDue(post, undefined);
  expect(await states()).toEqual({ News: 'Kept', Invitation: 'Kept' });
});
