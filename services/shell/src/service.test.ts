import { conformance } from '@bidwright/service-kit/testing';
import { storedNotifications } from './notifications/table.ts';
import { service } from './service.ts';

const { collections, ...others } = service;

const samples = {
  emails: { to: ['ada@firm.example'], subject: 'Hello', text: 'There is news.' },
  views: { name: 'My bids', page: '/general/opportunities', state: { sort: 'dueDate' } },
  feedback: { page: '/dashboard', role: 'Admin', text: 'The chart is hard to read.' },
  notifications: { type: 'mention', title: 'Hello', message: 'You were mentioned', seq: 1 },
};

// Whether a notification is read is worked out for each reader, so the table has no column for it.
const kept = collections.map((one) => (one.name === 'notifications' ? storedNotifications : one));

conformance({ ...others, on: {}, collections: kept }, samples);
