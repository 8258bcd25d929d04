import type { Notice } from '@bidwright/contract-kit';
import { publishUnreached } from '@bidwright/service-kit';
import { pathTo } from '../../registry/pathTo.ts';
import type { Db, Email } from '../../tables.ts';
import { keepNotices } from '../keep.ts';
import { ownService } from '../statements.ts';

type Failed = Pick<
  Email,
  'id' | 'subject' | 'template' | 'link' | 'personId' | 'personName' | 'addedById' | 'addedByName' | 'origin'
>;

/** Who wrote it to whom, where somebody has a letter sent. */
const letterOf = ({ template, personId, personName, addedById, addedByName }: Failed) =>
  template === 'letter' && personId && addedById
    ? { person: { id: personId, name: personName ?? '' }, by: { id: addedById, name: addedByName ?? '' } }
    : undefined;

/** A mail has been given up: Admins hear of it, and who has a letter sent hears whom it did not reach. No mail tells of it. */
export const tellOfFailedMail = async (trx: Db, mail: Failed): Promise<void> => {
  const { id, subject, link, origin } = mail;
  const about = { recordId: id, occasion: String(Date.now()), mail: 'no' as const };
  const forAdmins: Notice = {
    ...about,
    type: 'mail-failed',
    values: { subject },
    link: await pathTo(trx, 'Email.list'),
    roles: ['Admin'],
  };
  const letter = letterOf(mail);
  if (!letter) return keepNotices(trx, ownService, null, [forAdmins]);
  const { person, by } = letter;
  const values = { subject, who: person.name };
  const forSender: Notice = { ...about, type: 'mail-unreached', values, link: link ?? '', users: [by] };
  await keepNotices(trx, ownService, null, [forAdmins, forSender]);
  if (origin) await publishUnreached(trx, origin, by, person);
};
