import { conformance, type TestService } from '@bidwright/service-testing';
import { databaseOf } from './database.ts';
import { storedNotifications } from './notifications/table.ts';
import { roleTarget } from './notifications/targets.ts';
import { service } from './service.ts';

const { collections, calls: _byCookie, operations: _frontDoorAlone, ...others } = service;

const samples = {
  emails: { to: ['ada@firm.example'], subject: 'Hello', text: 'There is news.', state: 'Queued' },
  mailLists: { name: 'Board', roles: ['Admin'] },
  messageTemplates: { name: 'Greeting', subject: 'Hello', text: 'There is news.' },
  views: { name: 'My bids', page: '/general/opportunities', state: { sort: 'dueDate' } },
  feedback: { page: '/dashboard', role: 'Admin', text: 'The chart is hard to read.' },
  notifications: { type: 'mention', title: 'Hello', message: 'You were mentioned', seq: 1 },
};

// Whether a notification is read is worked out for each reader, so the table has no column for it.
const kept = collections.map((one) => (one.name === 'notifications' ? storedNotifications : one));

const forAdmins = async ({ db }: TestService, { notifications = '' }: Record<string, string>) => {
  const target = { target: roleTarget('Admin'), seq: 1, notificationId: notifications, mail: 'no' as const };
  // Nobody is told of own actions.
  await databaseOf({ db }).updateTable('notifications').set({ addedById: null, addedByName: null }).execute();
  await databaseOf({ db }).insertInto('notification_targets').values(target).execute();
};

conformance({ ...others, on: {}, collections: kept }, samples, {
  prepare: forAdmins,
  // Those of a view that a team shares.
  without: ['team', 'openTeam'],
  // It says only whether one is read, which has no column.
  outOfReach: ['update of notifications'],
});
