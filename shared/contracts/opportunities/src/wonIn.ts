import { day, object } from '@bidwright/contract-kit';

/** The call `wonIn`: which bids were won from one day to another, both of which are part of it; an end that is not given is open. */
export const wonInAsked = object({ from: day(), to: day() });

/** The call answers the ids of so many bids at most, those first that were won last; days in which more were won are refused. */
export const mostWon = 1000;
