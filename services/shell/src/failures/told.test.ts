import { day, now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf } from '../testing/firm.ts';
import { hooks } from '../testing/hooks.ts';
import { activate, publication, publish } from '../testing/publications.ts';
import { receiver } from '../testing/receiver.ts';

const token = 'token-of-ftes';
const one = receiver();
const running = bench(() => ({
  PUBLISH_TOKENS: JSON.stringify({ ftes: token }),
  ROLLBACK_AT: '1',
  WEBHOOK_HOSTS: '127.0.0.1',
}));
const { db, visit, signedIn } = running;
const { hire } = firm(running);
const { make, until } = hooks(running);

const release = async (...versions: string[]) => {
  for (const version of versions) {
    await publish(visit(), publication('ftes', { version }), token, 'ftes');
    await activate(visit(), 'ftes', version, token);
  }
};

/** Somebody who has been here for a while opens a page, and what they meet there is told. */
const meet = async (change: object = {}) => {
  const { browser, person } = await signedIn();
  await db()
    .updateTable('accounts')
    .set({ dateCreated: now() - 2 * day })
    .where('id', '=', person.id)
    .execute();
  await browser.get('/api/shell/modules');
  await browser.post('/api/shell/modules/failures', {
    module: 'ftes',
    version: '1.1.0',
    kind: 'evaluate',
    page: '/user/ftes/7?of=ann@example.com',
    message: 'ann@example.com is not a function',
    ...change,
  });
};

const mails = async () => (await db().selectFrom('emails').select('subject').execute()).map(({ subject }) => subject);

test('Admins hear by bell and mail of the first failure of a version, and of its way back', async () => {
  const chief = await hire('chief', 'Admin');
  const lead = await hire('lead', 'Team Lead');
  await release('1.0.0', '1.1.0');
  await meet();
  const told = await inboxOf(chief);
  expect(told.map(({ type }) => type)).toEqual(['shell.version-rolled-back', 'shell.version-fails']);
  expect(told.map(({ title, message }) => [title, message])).toEqual([
    ['ftes 1.1.0 was rolled back', 'It failed more people than 1.0.0, which is active again'],
    ['ftes 1.1.0 fails', 'First failure, on /user/ftes/…: … is not a function'],
  ]);
  expect(await mails()).toEqual(expect.arrayContaining([expect.stringContaining('ftes 1.1.0 fails')]));
  expect(await inboxOf(lead)).toEqual([]);
});

test('one failure is told once, however many people and days meet it; what may not be its fault is not told', async () => {
  const chief = await hire('chief', 'Admin');
  await release('1.1.0');
  await meet({ kind: 'registry' });
  expect(await inboxOf(chief)).toEqual([]);
  await meet();
  await meet();
  await db().updateTable('module_failures').set({ day: '2026-01-01' }).execute();
  await meet({ kind: 'render' });
  expect((await inboxOf(chief)).map(({ type }) => type)).toEqual(['shell.version-fails']);
});

test('a chat of Admins hears of it', async () => {
  await make({ address: `${one.url}/hooks`, collections: [], notices: ['shell.version-fails'], roles: ['Admin'] });
  await release('1.1.0');
  await meet();
  await until(() => one.got.length === 1);
  expect(JSON.stringify(one.got)).toContain('ftes 1.1.0 fails');
});
