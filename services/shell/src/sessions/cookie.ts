import { parse } from 'cookie';
import type { Request, Response } from 'express';
import type { Settings } from '../settings.ts';
import { longest } from './sessions.ts';

const name = 'bidwright';

/** The secret of the browser's session, if it sent something that can be one. */
export const secretOf = (request: Request): string | undefined => {
  const secret = parse(request.headers.cookie ?? '')[name];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

/** Whether cookies must travel encrypted: wherever people use https. */
export const isSecure = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL.startsWith('https:');

const optionsOf = (settings: Settings) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(settings) }) as const;

export const giveCookie = (response: Response, secret: string, settings: Settings): void => {
  response.cookie(name, secret, { ...optionsOf(settings), maxAge: longest * 1000 });
};

export const takeCookie = (response: Response, settings: Settings): void => {
  response.clearCookie(name, optionsOf(settings));
};
