import { day } from '../clock.ts';

/** A session lasts a day from sign-in, however much it is used, in seconds. */
export const lifetimeS = day;
