import {
  choice,
  collection,
  everybody,
  flag,
  lines,
  nobody,
  number,
  object,
  type RecordOf,
  references,
  text,
  texts,
} from '@bidwright/contract-kit';

/** What a notification can be about; its texts are `shell.notification.<type>.title` and `.message`. */
export const noticeTypes = [
  'opportunity-created',
  'status-changed',
  'assigned',
  'due-changed',
  'due-soon',
  'qna-soon',
  'decision-soon',
  'decision-late',
  'past-due-open',
  'decision-recorded',
  'document-added',
  'contract-ending',
  'allocation-changed',
  'over-allocated',
  'capacity-risk',
  'review-due',
  'review-late',
  'mention',
  'reply',
  'import-done',
  'export-ready',
  'bulk-done',
  'job-failed',
  'mail-failed',
  'user-registered',
  'user-renamed',
  'user-expiring',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** What is put into the placeholders of a notification's texts. */
const values = object().required().default({}).meta({ kind: 'json' });

/**
 * Something a person is told. It reaches everybody with one of its roles and everybody it names, and nobody else. `title` and
 * `message` are in English; in other languages they are the texts of its type with its values.
 */
export const notifications = collection({
  name: 'notifications',
  service: 'shell',
  title: 'title',
  input: object({
    type: choice(noticeTypes).required(),
    title: text(255).required(),
    message: lines(1000).required(),
    values,
    /** The page it is about. */
    link: text(300),
    /** The record it is about. */
    recordId: text(36),
    roles: texts(),
    users: references('users'),
    /** Whether the person who asks has read it. */
    read: flag(),
    /** Grows with every arrival: the order in which notifications came. */
    seq: number().integer().required().meta({ kind: 'number' }),
  }),
  search: ['title', 'message'],
  sort: 'seq',
  /** A person says only whether it is read. */
  byService: ['type', 'title', 'message', 'values', 'link', 'recordId', 'roles', 'users', 'seq'],
  rights: { read: everybody, create: nobody, update: everybody },
  many: { export: nobody, bulk: nobody, import: nobody },
});

export type Notification = RecordOf<typeof notifications>;
