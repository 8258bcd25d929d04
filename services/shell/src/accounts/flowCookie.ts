import { parse } from 'cookie';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { minute } from '../clock.ts';
import { isSecure } from '../sessions/cookie.ts';
import type { Settings } from '../settings.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** What is kept between leaving for another place's sign-in and coming back: state, PKCE verifier and the like. */
    session: Record<string, unknown>;
  }
}

const read = (name: string, cookies: string | undefined): Record<string, unknown> => {
  try {
    const found: unknown = JSON.parse(Buffer.from(parse(cookies ?? '')[name] ?? '', 'base64url').toString());
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
};

/**
 * Gives the sign-in by another place a session of its own, as passport-oauth2 asks for one, in a cookie of the one browser that
 * started it, for ten minutes. A table or express-session would keep rows for visitors who never come back and tie the flow
 * to one instance.
 */
export const flowCookie = (settings: Settings, place: 'google' | 'oidc'): RequestHandler => {
  const name = `bidwright-${place}`;
  const options = { httpOnly: true, sameSite: 'lax', path: `/auth/${place}`, secure: isSecure(settings) } as const;
  return (request, response, next) => {
    request.session = read(name, request.headers.cookie);
    onHeaders(response, () => {
      const value = Buffer.from(JSON.stringify(request.session)).toString('base64url');
      if (Object.keys(request.session).length === 0) response.clearCookie(name, options);
      else response.cookie(name, value, { ...options, maxAge: 10 * minute * 1000 });
    });
    next();
  };
};
