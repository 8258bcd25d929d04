import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { day } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { newSecret } from '../secret.ts';
import { isSecure } from '../sessions/cookie.ts';
import { sign, signed } from '../signed.ts';
import { normalEmail } from './accounts.ts';

const name = 'bidwright-browser';

/** Longest that browsers keep a cookie. */
const kept = 400 * day;

/** So many people may share a browser; of more the first are forgotten. */
const maxPeople = 5;

const marksIn = (request: Request): string[] =>
  (parse(request.headers.cookie ?? '')[name] ?? '').split('~').slice(0, maxPeople);

/** The address stands in the sum alone, so that the cookie names nobody. */
const purposeOf = (email: string) => `known browser of ${normalEmail(email)}`;

/** The id of the browser if the person with this address has signed in with it before. */
export const knownBrowser = ({ key }: Pick<AppContext, 'key'>, request: Request, email: string): string | undefined =>
  marksIn(request)
    .map((mark) => signed(purposeOf(email), mark, key))
    .find((id) => id !== undefined);

/** Remembers in the browser that the person signed in with it. */
export const rememberBrowser = (
  { key, settings }: Pick<AppContext, 'key' | 'settings'>,
  request: Request,
  response: Response,
  email: string,
): void => {
  const id = knownBrowser({ key }, request, email) ?? newSecret();
  const mark = sign(purposeOf(email), id, key);
  const marks = [mark, ...marksIn(request).filter((one) => one && one !== mark)].slice(0, maxPeople);
  const options = { httpOnly: true, sameSite: 'lax', path: '/api/shell', secure: isSecure(settings) } as const;
  response.cookie(name, marks.join('~'), { ...options, maxAge: kept * 1000 });
};
