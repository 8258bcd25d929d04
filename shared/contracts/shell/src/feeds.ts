import { message, object, text } from '@bidwright/contract-kit';

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

/** The own link to a feed; its secret is known to nobody but who was given it. Times in seconds since 1970. */
export interface FeedLink {
  dateCreated: number;
  /** When a program read it last. */
  lastRead: number | null;
}

/** A link that was made just now: it is shown this once. */
export interface FreshFeedLink {
  url: string;
}
