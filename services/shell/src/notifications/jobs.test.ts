import { bench } from '../testing/bench.ts';
import { firm, inboxOf, typesFor } from '../testing/firm.ts';

const house = bench();
const { hire, deliver } = firm(house);

const by = { id: 'bidwright', name: 'Bidwright' };

const counts = { created: 3, changed: 2, refused: 1, conflict: 1 };

test.each([
  ['import', 'done', 'import-done', '3 added, 2 changed, 0 unchanged, 2 rejected'],
  ['export', 'done', 'export-ready', 'Your file with 7 records is ready to download'],
  ['bulkUpdate', 'done', 'bulk-done', '2 records changed, 0 unchanged, 2 rejected'],
  ['import', 'failed', 'job-failed', 'A background job you started has stopped; its page shows the reason'],
])('the end of a job (%s, %s) is told to who started it, and to nobody else', async (kind, state, type, message) => {
  const starter = await hire('Sam Starter', 'Project Manager');
  const other = await hire('Ada', 'Admin');
  const record = { kind, state, col: 'opportunities', owner: starter.reference, counts, done: 7 };
  const event = await deliver({ service: 'opportunities', col: 'jobs', kind: 'ended', by, record });
  expect(await inboxOf(starter)).toMatchObject([
    { type: `shell.${type}`, message, read: false, link: `/user/jobs/opportunities/${event.recordId}` },
  ]);
  expect(await typesFor(other)).toEqual([]);
});

test('the front door answers the calls about many records of its own, and hands on files of jobs', async () => {
  const admin = await hire('Ada', 'Admin');
  const user = await hire('Uwe', 'User');
  const feedback = { col: 'feedback', page: '/dashboard', role: 'User', text: 'Good' };
  await user.browser.post('/api/shell/create', feedback);
  const { status, body } = await admin.browser.post<{ id: string; state: string; file: { url: string } }>(
    '/api/shell/exportRecords',
    { col: 'feedback' },
  );
  expect([status, body.data.state]).toEqual([200, 'done']);
  expect((await admin.browser.get(body.data.file.url)).text).toContain('Good');
  expect((await user.browser.get(body.data.file.url)).status).toBe(404);
  expect((await user.browser.post('/api/shell/exportRecords', { col: 'feedback' })).status).toBe(403);
  expect((await house.visit().get(body.data.file.url)).status).toBe(401);
});

test('notifications are read one by one or all at once, never by a bulk update', async () => {
  const admin = await hire('Ada', 'Admin');
  const asked = { col: 'notifications', where: [], set: { read: true } };
  const { status, body } = await admin.browser.post('/api/shell/bulkUpdate', asked);
  expect([status, body.errorInfo.code]).toEqual([403, 'forbidden']);
});
