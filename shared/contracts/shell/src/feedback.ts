import { collection, everybody, longText, nobody, object, type RecordOf, status, text } from '@bidwright/contract-kit';
import { admins } from './rights.ts';

/** What people say about the product. */
export const feedback = collection({
  name: 'feedback',
  service: 'shell',
  title: 'page',
  input: object({
    /** The page they were on. */
    page: text(300).required(),
    /** The role they speak in. */
    role: text(120),
    text: longText(5000).required(),
    status: status(),
  }),
  search: ['page', 'text'],
  sort: 'dateCreated',
  rights: { read: admins, create: everybody, update: admins },
  many: { import: nobody },
});

export type Feedback = RecordOf<typeof feedback>;
