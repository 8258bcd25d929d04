import type { Db, Email } from '../../tables.ts';
import { keepNotices } from '../keep.ts';

/** A mail has been given up. No mail tells of it. */
export const tellOfFailedMail = (db: Db, { id, subject }: Pick<Email, 'id' | 'subject'>): Promise<void> =>
  keepNotices(db, null, [
    {
      type: 'mail-failed',
      recordId: id,
      occasion: String(Date.now()),
      values: { subject },
      link: '/admin/emails',
      roles: ['Admin'],
      mail: 'no',
    },
  ]);
