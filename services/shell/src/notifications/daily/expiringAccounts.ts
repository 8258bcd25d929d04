import type { Account } from '../../tables.ts';
import type { Notice } from '../notice.ts';
import { daysUntil } from './days.ts';

const month = 30;

const isSoon = (date: string, today: string) => {
  const days = daysUntil(date, today);
  return days >= 0 && days <= month;
};

/** An account that ends within a month reminds the Admins, once of each day on which it would end. */
export const expiryReminders = (
  { id, name, expirationDate, status }: Pick<Account, 'id' | 'name' | 'expirationDate' | 'status'>,
  today: string,
): Notice[] =>
  expirationDate && status === 'Active' && isSoon(expirationDate, today)
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
