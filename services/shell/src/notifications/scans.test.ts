import { migrate } from '@bidwright/service-kit';
import { emptyDatabase, person, watched } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { databaseOf } from '../database.ts';
import { service } from '../service.ts';
import type { Db } from '../tables.ts';
import { roleTarget, userTarget } from './targets.ts';
import { unreadOf } from './unread.ts';

/** Notifications of the firm, and one of how many the person is told. */
const all = 12_000;
const oneOf = 30;

const lead = person('Team Lead', { name: 'Lia' });
let running: Awaited<ReturnType<typeof watched>>;

const notification = (seq: number) => ({
  id: uuid(),
  version: 1,
  dateCreated: seq,
  dateUpdated: seq,
  fieldVersions: '{}',
  type: 'garden.planted',
  title: 'Hello',
  message: 'You were mentioned',
  values: '{}',
  link: '/dashboard',
  recordId: uuid(),
  roles: '[]',
  seq,
  addedById: null,
  addedByName: null,
});

const fill = async (db: Db) => {
  const rows = Array.from({ length: all }, (_, n) => notification(n + 1));
  const targets = rows.map(({ id, seq }) => ({
    target: seq % oneOf === 0 ? roleTarget('Team Lead') : userTarget(`user-${seq % 100}`),
    seq,
    notificationId: id,
    mail: 'no' as const,
  }));
  for (let from = 0; from < all; from += 500) {
    await db
      .insertInto('notifications')
      .values(rows.slice(from, from + 500))
      .execute();
    await db
      .insertInto('notification_targets')
      .values(targets.slice(from, from + 500))
      .execute();
  }
  await sql`analyze table notifications, notification_targets`.execute(db);
};

beforeAll(async () => {
  running = await watched(await emptyDatabase('shell scans'), service);
  await migrate(running.db, service.migrations);
  await fill(databaseOf(running));
});

afterAll(() => running.db.destroy());

test.each([
  ['list', {}],
  ['query', { sort: { field: 'seq', descending: true }, total: true }],
  ['query', { sort: { field: 'seq', descending: true }, where: [{ field: 'read', is: 'eq', value: false }] }],
  ['listBySimpleQuery', { field: 'type', condition: '==', value: 'garden.planted' }],
])('%s %j reads what the person is told, not what everybody is', async (call, body) => {
  const { answer, whole, took } = await running.tried(lead, call, { col: 'notifications', ...body });
  expect([(answer.data as unknown[]).length > 0, whole, took < all ? 'few rows' : took]).toEqual([
    true,
    [],
    'few rows',
  ]);
});

test('so does the number at the bell', async () => {
  expect(await unreadOf(databaseOf(running), lead)).toBe(all / oneOf);
});
