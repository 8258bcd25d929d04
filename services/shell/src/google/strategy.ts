import { Strategy } from 'passport-google-oauth20';
import type { Settings } from '../settings.ts';

export const hasGoogle = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Settings): boolean =>
  Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);

/** Proves a Google profile. `state` ties the answer to the browser that asked, `pkce` the code to this server. */
export const googleStrategy = (settings: Settings): Strategy =>
  new Strategy(
    {
      clientID: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      authorizationURL: settings.GOOGLE_AUTHORIZE_URL,
      tokenURL: settings.GOOGLE_TOKEN_URL,
      userProfileURL: settings.GOOGLE_USERINFO_URL,
      callbackURL: new URL('/auth/google/callback', settings.PUBLIC_URL).href,
      scope: ['openid', 'email', 'profile'],
      state: true,
      pkce: true,
    },
    (_accessToken, _refreshToken, google, done) => done(null, { google }),
  );
