import { pathTo } from '../../registry/pathTo.ts';
import type { Db, Email } from '../../tables.ts';
import { keepNotices } from '../keep.ts';
import { ownService } from '../statements.ts';

/** A mail has been given up. No mail tells of it. */
export const tellOfFailedMail = async (db: Db, { id, subject }: Pick<Email, 'id' | 'subject'>): Promise<void> =>
  keepNotices(db, ownService, null, [
    {
      type: 'mail-failed',
      recordId: id,
      occasion: String(Date.now()),
      values: { subject },
      link: await pathTo(db, 'Email.list'),
      roles: ['Admin'],
      mail: 'no',
    },
  ]);
