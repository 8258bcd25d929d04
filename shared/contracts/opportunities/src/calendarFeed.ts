import {
  array,
  call,
  choice,
  type InputFrom,
  message,
  object,
  queried,
  type SentOf,
  savedFile,
} from '@bidwright/contract-kit';
import { bidId } from './bidId.ts';
import { opportunities } from './opportunities.ts';

/** Whose bids a calendar shows: those that I own, manage or follow; those of my teams too; all that I may see. */
export const calendarScopes = ['mine', 'teams', 'all'] as const;

/** The feed of the dates of bids; see `feedInput` of the shell's contract. */
export const calendarFeed = 'opportunities/calendar.ics';

/** In which a calendar's entries can be. */
export const calendarLanguages = ['en', 'fr', 'ro', 'zh'] as const;
export type CalendarLanguage = (typeof calendarLanguages)[number];

/** What the feed is asked, in its address. */
export const calendarAsked = object({
  scope: choice(calendarScopes).default('mine').required(),
  language: choice(calendarLanguages).default('en').required(),
});
export type CalendarAsked = InputFrom<typeof calendarAsked>;

/** Bids of one calendar at most, which is read as a whole. Of a feed the next due ones count; a file of more is refused. */
export const maxInCalendar = 2000;

const { where, search } = queried();

/** The dates of bids to keep: of these ids, or of what a query would find. */
export const calendarFile = call({
  service: opportunities.service,
  name: 'calendarFile',
  summary: `Due, Q&A and go/no-go dates of bids as a calendar (iCalendar) to keep, in base64: these ids, or what a query would find. More than ${maxInCalendar} are refused`,
  input: object({
    ids: array(bidId())
      .min(1)
      .max(maxInCalendar, message('calendarFile.tooMany', { max: maxInCalendar })),
    where,
    search,
    language: choice(calendarLanguages).default('en').required(),
  }),
  answer: savedFile(),
  right: opportunities.rights.read,
  isIdempotent: true,
});
export type CalendarFileCall = SentOf<typeof calendarFile>;
