import { day } from '../clock.ts';

/** A session ends after a day without a request, and after a week in any case. */
export const idle = day;
export const longest = 7 * day;
