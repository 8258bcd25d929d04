import { type Rule, textIn } from './rule.ts';

/** Somebody new is in the firm's list of people. */
export const userRegistered: Rule = {
  on: ['admin.users.created'],
  notices: (event) => [
    {
      type: 'user-registered',
      recordId: event.recordId,
      occasion: event.id,
      values: { person: textIn(event.record.name) },
      link: '/admin/users',
      roles: ['Admin'],
      mail: 'digest',
    },
  ],
};
