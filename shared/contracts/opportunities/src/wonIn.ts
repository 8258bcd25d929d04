import { day, object } from '@bidwright/contract-kit';

/** The call `wonIn`: which bids were won from one day to another, both of which are part of it; an end that is not given is open. */
export const wonInAsked = object({ from: day(), to: day() });

/** The call answers the ids of so many bids at most, those first that were won last. */
export const mostWon = 1000;
