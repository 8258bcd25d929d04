import type { Team, User } from '@bidwright/contract-admin';
import type { EventOf, Role } from '@bidwright/contract-kit';
import { addDays, type Notices, type StatedNotice } from '@bidwright/service-kit';
import type { NotNull } from 'kysely';
import type { Follows } from '../tables.ts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

const admins: Role[] = ['Admin'];

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Somebody new is in the firm's list of people. */
const userRegistered: StatedNotice = {
  subject: 'accounts',
  look: 'assigned',
  readers: admins,
  on: ['admin.users.created'],
  notices: ({ record }) => [
    { values: { person: textIn(record.name) }, link: '/admin/users', roles: admins, mail: 'digest' },
  ],
};

/** Somebody has taken another name, which may be a colleague's: Admins can tell. */
const userRenamed: StatedNotice = {
  subject: 'accounts',
  look: 'assigned',
  readers: admins,
  on: ['admin.users.changed'],
  notices: ({ recordId, changes: { name }, by }) =>
    name && by.id === recordId
      ? [
          {
            values: { was: textIn(name.from), person: textIn(name.to) },
            link: '/admin/users',
            roles: admins,
            mail: 'digest',
          },
        ]
      : [],
};

const month = 30;

/** An account that ends within a month reminds the Admins, once of each day on which it would end. */
const userExpiring: StatedNotice = {
  subject: 'accounts',
  look: 'soon',
  readers: admins,
  daily: async (today, { trx }: Parameters<Follows<User>>[1]) => {
    const rows = await trx
      .selectFrom('users')
      .select(['id', 'name', 'expirationDate'])
      .where('status', '=', 'Active')
      .where(({ between }) => between('expirationDate', today, addDays(today, month)))
      .$narrowType<{ name: NotNull; expirationDate: NotNull }>()
      .execute();
    return rows.map(({ id, name, expirationDate }) => ({
      recordId: id,
      occasion: expirationDate,
      values: { person: name, date: expirationDate },
      // By the days on which accounts end.
      link: '/admin/users?sort=expirationDate',
      roles: admins,
      mail: 'digest',
    }));
  },
};

/** Somebody leads a team from now on. */
const assigned: StatedNotice = {
  subject: 'assigned',
  look: 'assigned',
  on: ['admin.teams.created', 'admin.teams.changed'],
  notices: ({ record, changes, by }: EventOf<Team>) => [
    {
      values: { by: by.name, name: record.name ?? '' },
      link: '/admin/teams',
      users: [changes.lead?.to],
      mail: 'now',
    },
  ],
};

/** Of what people are told who have to do with people and teams. */
export const notices: Notices = {
  types: { 'user-registered': userRegistered, 'user-renamed': userRenamed, 'user-expiring': userExpiring, assigned },
  texts: { en, fr, ro, zh },
};
