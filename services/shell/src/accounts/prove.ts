import type { Request, Response } from 'express';
import type { AuthenticateCallback, PassportStatic } from 'passport';
import type { Profile } from 'passport-google-oauth20';
import type { Account } from '../tables.ts';

declare global {
  namespace Express {
    /** What a strategy of Passport has proven. */
    interface User {
      account?: Account;
      google?: Profile;
    }
  }
}

export interface Proof extends Express.User {
  /** The status Passport suggests where nothing was proven. */
  status?: number;
}

/** Asks a strategy who the person is. */
export const prove = (
  passport: Pick<PassportStatic, 'authenticate'>,
  strategy: string,
  request: Request,
  response: Response,
): Promise<Proof> =>
  new Promise((resolve, reject) => {
    const answer: AuthenticateCallback = (error, user, _info, status) => {
      if (error) reject(error);
      else resolve(user || { status: typeof status === 'number' ? status : undefined });
    };
    passport.authenticate(strategy, { session: false }, answer)(request, response, reject);
  });
