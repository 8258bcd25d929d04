import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hour, minute } from './clock.ts';
import { refuse } from './refuse.ts';

/** How often something may be tried within a time. */
export interface Limit {
  /** Counts one try; refuses with the time to wait when there were too many. */
  spend(key: string): Promise<void>;
  /** Takes the last try back. */
  giveBack(key: string): Promise<void>;
}

const createLimit = (points: number, duration: number): Limit => {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    spend: async (key) => {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const wait = Math.ceil(error.msBeforeNext / 1000);
        const values = { minutes: Math.ceil(wait / minute) };
        throw refuse({ status: 429, code: 'too-many', key: 'shell.signIn.tooMany', values, retryAfter: wait });
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
};

/** What can be tried without being signed in. Kept in memory: each front door counts for itself. */
export const createLimits = () => ({
  /** Wrong passwords of one account from one address. */
  guesses: createLimit(10, 15 * minute),
  /** Wrong passwords from one address, whatever the account. */
  strangers: createLimit(100, 15 * minute),
  registrations: createLimit(60, hour),
  /** Requests for a mail from one address, and mails to one account. */
  mailRequests: createLimit(30, hour),
  mails: createLimit(5, hour),
});

export type Limits = ReturnType<typeof createLimits>;
