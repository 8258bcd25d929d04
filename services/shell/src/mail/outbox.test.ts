import { bench } from '../testing/bench.ts';
import { firm, type Hired } from '../testing/firm.ts';
import { deliverDue } from './deliver.ts';
import { enqueue } from './queue.ts';

const house = bench();
const { db } = house;
const { hire } = firm(house);
const col = 'emails';

interface Mail {
  id: string;
  state: string;
  text: string;
  html: string | null;
  tries: number;
  version: number;
}

const call = <T>({ browser }: Hired, name: string, body: object) =>
  browser.post<T>(`/api/shell/${name}`, { col, ...body });
const outbox = async (hired: Hired) => (await call<Mail[]>(hired, 'query', {})).body.data;

const post = { log: { warn: () => undefined }, settings: { MAIL_FROM: 'no-reply@firm.org' } };

test('an Admin sees the outbox, nobody else does', async () => {
  const boss = await hire('Ada', 'Admin');
  const lead = await hire('Lia', 'Team Lead');
  await enqueue(db(), { recipient: 'x@firm.org', subject: 'News', text: 'There is news.', secret: false });
  expect(await outbox(boss)).toMatchObject([{ to: ['x@firm.org'], subject: 'News', state: 'Queued', tries: 0 }]);
  for (const name of ['list', 'query', 'create']) expect((await call(lead, name, {})).status).toBe(403);
});

test('what lets somebody in is not to be read', async () => {
  const boss = await hire('Ada', 'Admin');
  await enqueue(db(), {
    recipient: 'x@firm.org',
    subject: 'Reset',
    text: 'https://firm.org/reset#token=abc',
    secret: true,
  });
  const [mail] = await outbox(boss);
  expect(mail).toMatchObject({ subject: 'Reset', text: '•••', html: '•••' });
  const search = await call<Mail[]>(boss, 'query', { where: [{ field: 'text', is: 'contains', value: 'token' }] });
  expect(search.body.data).toEqual([]);
  const one = await call<Mail>(boss, 'getRecordById', { id: mail?.id });
  expect(JSON.stringify(one.body)).not.toContain('token=abc');
});

test('an Admin writes a mail; what only the service knows is ignored', async () => {
  const boss = await hire('Ada', 'Admin');
  const letter = { to: ['x@firm.org'], cc: ['y@firm.org'], subject: 'Party', text: 'On <Friday>' };
  const made = await call<string>(boss, 'create', {
    ...letter,
    state: 'Sent',
    tries: 5,
    secret: true,
    template: 'account',
  });
  expect(made.status).toBe(200);
  expect(await outbox(boss)).toMatchObject([
    {
      ...letter,
      id: made.body.data,
      state: 'Queued',
      tries: 0,
      template: 'own',
      html: expect.stringContaining('&lt;Friday&gt;'),
    },
  ]);
  const bad = await call(boss, 'create', { to: ['nobody'], subject: 'x', text: 'y' });
  expect(bad.body.errorInfo.fields).toMatchObject({ to: { message: 'Please enter a valid email address' } });
  const none = await call(boss, 'create', { subject: 'x', text: 'y' });
  expect(none.body.errorInfo.fields).toMatchObject({ to: { message: 'Please enter at least one recipient' } });
});

test('a mail that waits can be cancelled, one that was kept be sent again, and nothing else', async () => {
  const boss = await hire('Ada', 'Admin');
  await enqueue(db(), { recipient: 'x@firm.org', subject: 'Reset', text: 'https://firm.org/reset', secret: true });
  const [mail] = await outbox(boss);
  const turn = (state: string, more = {}) => call(boss, 'update', { id: mail?.id, state, ...more });
  expect((await turn('Sent')).status).toBe(409);
  expect((await turn('Queued', { subject: 'Other' })).status).toBe(409);
  expect((await turn('Cancelled')).status).toBe(200);
  await deliverDue({ ...post, db: db() }, undefined);
  expect((await outbox(boss))[0]).toMatchObject({ state: 'Cancelled', tries: 0 });
  expect((await turn('Queued')).status).toBe(200);
  await deliverDue({ ...post, db: db() }, undefined);
  expect((await outbox(boss))[0]).toMatchObject({ state: 'Kept', tries: 1 });
  expect((await turn('Queued')).status).toBe(200);
  const row = await db().selectFrom('emails').selectAll().executeTakeFirst();
  expect(row).toMatchObject({ state: 'Queued', tries: 0, text: 'https://firm.org/reset' });
});

test('an update that comes too late does not show what is hidden', async () => {
  const boss = await hire('Ada', 'Admin');
  await enqueue(db(), { recipient: 'x@firm.org', subject: 'Reset', text: 'token=abc', secret: true });
  const [mail] = await outbox(boss);
  await call(boss, 'update', { id: mail?.id, state: 'Cancelled', version: 1 });
  const late = await call(boss, 'update', { id: mail?.id, state: 'Queued', version: 1 });
  expect(late.status).toBe(409);
  expect(late.text).not.toContain('token=abc');
});

test('a mail about what was read in the meantime is not sent', async () => {
  const boss = await hire('Ada', 'Admin');
  const values = { id: 'n1', type: 'mention', title: 'x', message: 'x', values: '{}', roles: '[]', seq: 1 } as const;
  const kept = { version: 1, dateCreated: 1, dateUpdated: 1, fieldVersions: '{}' };
  await db()
    .insertInto('notifications')
    .values({ ...values, ...kept })
    .execute();
  await enqueue(db(), { recipient: 'x@firm.org', subject: 'News', text: 'x', secret: false });
  await db().updateTable('emails').set({ personId: boss.id, notificationId: 'n1' }).execute();
  await db().insertInto('notification_reads').values({ personId: boss.id, notificationId: 'n1', isRead: 1 }).execute();
  await deliverDue({ ...post, db: db() }, undefined);
  expect((await outbox(boss))[0]?.state).toBe('Skipped');
});
