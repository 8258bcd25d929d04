import {
  type AnswerOf,
  call,
  done,
  everybody,
  message,
  number,
  object,
  objectOf,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';

/**
 * A feed is what a service answers to `GET /api/<service>/feeds/<name>`; `<service>/<name>` names it. Programs that cannot sign in, such as
 * calendars, read it at `/feeds/<service>/<name>?key=<secret>`, by a link that its person makes, renews and revokes. What it
 * holds is what that person may see at that moment.
 */
const feedName = /^[a-z][a-z-]{0,28}\/[a-z][a-z.-]{0,28}$/;

/** The body of `POST /api/shell/feeds/find`, `/renew` and `/revoke`. */
export const feedInput = object({
  feed: text(60)
    .required()
    .matches(feedName, { message: message('validation.invalid') }),
});

/** What pages read anew when the link was changed. */
const feedsRead = 'feeds';

const feeds = {
  service: 'shell',
  tag: 'feeds',
  input: feedInput,
  right: everybody,
  changes: () => [{ col: feedsRead }],
};

export const findFeed = call({
  ...feeds,
  name: 'feeds/find',
  summary: 'The own link to a feed, without its secret; null where there is none',
  answer: object({
    dateCreated: tally(),
    /** When a program read it last. Times in seconds since 1970. */
    lastRead: number().integer().nullable().defined(),
  })
    .nullable()
    .defined(),
  reads: [feedsRead],
});
export type FeedLink = AnswerOf<typeof findFeed>;

export const renewFeed = call({
  ...feeds,
  name: 'feeds/renew',
  summary: 'Makes a secret link to a feed, shown this once; the one before opens nothing any more',
  answer: objectOf({ url: string().defined() }),
});

export const revokeFeed = call({
  ...feeds,
  name: 'feeds/revoke',
  summary: 'Takes the own link to a feed away',
  answer: done(),
  isIdempotent: true,
});
