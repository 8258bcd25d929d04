import { type Rule, textIn } from './rule.ts';

/** Somebody has taken another name, which may be a colleague's: Admins can tell. */
export const userRenamed: Rule = {
  on: ['admin.users.changed'],
  notices: (event) => {
    const { name } = event.changes;
    if (!name || event.by.id !== event.recordId) return [];
    return [
      {
        type: 'user-renamed',
        recordId: event.recordId,
        occasion: event.id,
        values: { was: textIn(name.from), person: textIn(name.to) },
        link: '/admin/users',
        roles: ['Admin'],
        mail: 'digest',
      },
    ];
  },
};
