import { parse } from 'cookie';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { minute } from '../clock.ts';
import { isSecure } from '../sessions/cookie.ts';
import type { Settings } from '../settings.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Where passport-oauth2 keeps the state and the PKCE verifier between leaving and coming back. */
    session: Record<string, unknown>;
  }
}

const name = 'bidwright-google';

const read = (cookies: string | undefined): Record<string, unknown> => {
  try {
    const found: unknown = JSON.parse(Buffer.from(parse(cookies ?? '')[name] ?? '', 'base64url').toString());
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
};

/**
 * Gives passport-oauth2 the session it asks for, in a cookie of the one browser that started the sign-in, for ten minutes.
 * A table or express-session would keep rows for visitors who never come back and tie the flow to one instance.
 */
export const flowCookie = (settings: Settings): RequestHandler => {
  const options = { httpOnly: true, sameSite: 'lax', path: '/auth/google', secure: isSecure(settings) } as const;
  return (request, response, next) => {
    request.session = read(request.headers.cookie);
    onHeaders(response, () => {
      const value = Buffer.from(JSON.stringify(request.session)).toString('base64url');
      if (Object.keys(request.session).length === 0) response.clearCookie(name, options);
      else response.cookie(name, value, { ...options, maxAge: 10 * minute * 1000 });
    });
    next();
  };
};
