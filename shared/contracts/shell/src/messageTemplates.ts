import { collection, longText, nobody, object, type RecordOf, status, text } from '@bidwright/contract-kit';
import { maxMailLength } from './mailing.ts';
import { admins } from './rights.ts';

/** Mails that Admins write again and again. */
export const messageTemplates = collection({
  name: 'messageTemplates',
  service: 'shell',
  input: object({
    name: text(100).required(),
    subject: text(200).required(),
    text: longText(maxMailLength).required(),
    status: status(),
  }),
  rights: { read: admins, create: admins, update: admins },
  many: { export: nobody, bulk: nobody, import: nobody },
  lookup: true,
});

export type MessageTemplate = RecordOf<typeof messageTemplates>;
