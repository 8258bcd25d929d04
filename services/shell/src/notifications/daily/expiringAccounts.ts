import type { Account } from '../../tables.ts';
import type { Notice } from '../notice.ts';
import { daysUntil } from './days.ts';

/** An account that ends in a month reminds the Admins. */
export const expiryReminders = (
  { id, name, expirationDate, status }: Pick<Account, 'id' | 'name' | 'expirationDate' | 'status'>,
  today: string,
): Notice[] =>
  expirationDate && status === 'Active' && daysUntil(expirationDate, today) === 30
    ? [
        {
          type: 'user-expiring',
          recordId: id,
          occasion: expirationDate,
          values: { person: name, date: expirationDate },
          // By the days on which accounts end.
          link: '/admin/users?sort=expirationDate',
          roles: ['Admin'],
          mail: 'digest',
        },
      ]
    : [];
