import {
  choice,
  collection,
  everybody,
  longText,
  nobody,
  object,
  type RecordOf,
  status,
  text,
} from '@bidwright/contract-kit';
import { admins } from './rights.ts';

export const feedbackStates = ['New', 'In work', 'Answered', 'Closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** What people say about the product, and what they are answered. */
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
    state: choice(feedbackStates).default('New').required(),
    /** What the sender is told, at the bell and by mail. */
    answer: longText(5000),
    status: status(),
  }),
  search: ['page', 'text'],
  sort: 'dateCreated',
  rights: { read: admins, create: everybody, update: admins },
  many: { import: nobody },
});

export type Feedback = RecordOf<typeof feedback>;
