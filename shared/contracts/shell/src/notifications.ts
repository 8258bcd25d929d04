import {
  call,
  choice,
  collection,
  everybody,
  flag,
  lines,
  nobody,
  noticeLooks,
  number,
  object,
  objectOf,
  type RecordOf,
  references,
  string,
  tally,
  text,
  texts,
} from '@bidwright/contract-kit';

/** What is put into the placeholders of a notification's texts. */
const values = object().required().default({}).meta({ kind: 'json' });

const said = () => object({ title: string().required(), message: string().required() });

/**
 * Something a person is told. It reaches everybody with one of its roles and everybody it names, and nobody else. `title` and
 * `message` are in English; `texts` says the same in each language.
 */
export const notifications = collection({
  name: 'notifications',
  service: 'shell',
  title: 'title',
  input: object({
    /** `<service>.<type>`, of what the service has stated of its notices. */
    type: text(110).required(),
    look: choice(noticeLooks).default('news').required(),
    title: text(255).required(),
    message: lines(1000).required(),
    texts: object({ en: said(), fr: said(), ro: said(), zh: said() }).nullable().default(null).meta({ kind: 'json' }),
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
  byService: ['type', 'look', 'title', 'message', 'texts', 'values', 'link', 'recordId', 'roles', 'users', 'seq'],
  rights: { read: everybody, create: nobody, update: everybody },
  many: { export: nobody, bulk: nobody, import: nobody },
});

export type Notification = RecordOf<typeof notifications>;

export const markAllRead = call({
  service: 'shell',
  name: 'markAllRead',
  tag: 'notifications',
  summary: 'Marks all own notifications as read, or those that came up to one; answers how many are left',
  input: object({ upTo: number().integer().min(0) }),
  answer: objectOf({ unread: tally() }),
  right: everybody,
  isIdempotent: true,
  changes: () => [{ col: notifications.name }],
});
