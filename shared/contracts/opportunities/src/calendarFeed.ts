import { type Choice, choice, type InputFrom, object } from '@bidwright/contract-kit';

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

/** The body of `calendarFile`: bids by their ids, or those that a query would find. */
export interface CalendarFileCall extends Pick<Choice, 'where' | 'search'> {
  ids?: string[];
  language?: CalendarLanguage;
}

/** Bids of one calendar at most, which is read as a whole. Of a feed the next due ones count; a file of more is refused. */
export const mostInCalendar = 2000;
