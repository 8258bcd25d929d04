import { rightsMatrix } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { storedNotifications } from './notifications/table.ts';
import { policy } from './policy.ts';
import { service } from './service.ts';

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const view = (n: number) => ({ name: `Bids ${n}`, page: '/general/opportunities', state: { sort: 'dueDate' } });

// Its own calls are asked by cookie: see doorMatrix.test.ts.
rightsMatrix({ ...service, calls: [] }, policy, {
  notifications: {
    sample: (n) => ({ type: 'mention', title: 'Hello', message: 'You were mentioned', seq: n }),
    kinds: { o: (who) => ({ users: [named(who)] }) },
    stored: storedNotifications,
    after: async ({ db }, { id, users, seq }) => {
      for (const user of users as { id: string }[])
        await sql`insert into notification_targets (target, seq, notificationId, mail)
          values (${`user:${user.id}`}, ${seq}, ${id}, 'digest')`.execute(db);
    },
    update: { read: true },
    unreached: 404,
  },
  emails: { sample: () => ({ to: ['ada@firm.example'], subject: 'Hello', text: 'There is news.' }) },
  mailLists: { sample: (n) => ({ name: `List ${n}`, roles: ['User'] }) },
  messageTemplates: { sample: (n) => ({ name: `Greeting ${n}`, subject: 'Hello', text: 'There is news.' }) },
  feedback: { sample: () => ({ page: '/dashboard', text: 'The chart is hard to read.' }) },
  views: {
    sample: view,
    kinds: {
      o: (who) => ({ addedBy: named(who) }),
      t: ({ teams: [id = ''] }) => ({ reach: 'team', team: { id, name: 'Own' } }),
      f: () => ({ reach: 'firm' }),
      l: () => ({ reach: 'firm', locked: true }),
    },
    values: () => ({
      reach: 'firm',
      team: { id: 'other-team', name: 'Other' },
      pinned: true,
      locked: true,
      status: 'Inactive',
    }),
  },
});
