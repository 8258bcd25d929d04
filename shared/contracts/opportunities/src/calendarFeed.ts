import { choice, type InputFrom, object } from '@bidwright/contract-kit';

/** Whose bids a calendar shows: those that I own, manage or follow; those of my teams too; all that I may see. */
export const calendarScopes = ['mine', 'teams', 'all'] as const;

/** The feed of the dates of bids; see `feedInput` of the shell's contract. */
export const calendarFeed = 'opportunities/calendar.ics';

/** What the feed is asked, in its address. */
export const calendarAsked = object({
  scope: choice(calendarScopes).default('mine').required(),
  language: choice(['en', 'fr', 'ro', 'zh']).default('en').required(),
});
export type CalendarAsked = InputFrom<typeof calendarAsked>;
