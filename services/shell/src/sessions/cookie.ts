import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Settings } from '../settings.ts';
import { lifetimeS } from './lifetime.ts';

/** Whether cookies must travel encrypted: wherever people use https. */
export const isSecure = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean => PUBLIC_URL.startsWith('https:');

/** With the prefix a browser takes it from this very host alone, so that no neighbour under the same domain can set one. */
export const cookieName = (settings: Pick<Settings, 'PUBLIC_URL'>): string =>
  isSecure(settings) ? '__Host-bidwright' : 'bidwright';

/** Finds the secret of the browser's session, if it sent something that can be one. */
export const secretIn = (settings: Pick<Settings, 'PUBLIC_URL'>): ((request: Request) => string | undefined) => {
  const name = cookieName(settings);
  return (request) => {
    const secret = parse(request.headers.cookie ?? '')[name];
    return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  };
};

const optionsOf = (settings: Settings) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(settings) }) as const;

export const giveCookie = (response: Response, secret: string, settings: Settings): void => {
  response.cookie(cookieName(settings), secret, { ...optionsOf(settings), maxAge: lifetimeS * 1000 });
};

export const takeCookie = (response: Response, settings: Settings): void => {
  response.clearCookie(cookieName(settings), optionsOf(settings));
};
