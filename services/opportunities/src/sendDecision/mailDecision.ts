import { type Handler, publishLetter } from '@bidwright/service-kit';
import { pageOf, referenceIn, referencesIn, textIn } from '../notices/ofBids.ts';

/** A decision that somebody has had sent is a mail to each of those people. */
export const mailDecision: Handler = async ({ recordId, parentId, changes, record, by }, { trx, service }) => {
  if (!changes.sentAt || parentId === undefined) return;
  await publishLetter(trx, service, recordId, {
    to: referencesIn(record.sentTo),
    subject: textIn(record.sentSubject),
    text: textIn(record.sentText),
    link: pageOf(parentId),
    by: referenceIn(record.sentBy) ?? by,
  });
};
