import { createHmac } from 'node:crypto';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { day } from '../clock.ts';
import type { Door } from '../door.ts';
import { isSame, newSecret } from '../secret.ts';
import { isSecure } from '../sessions/cookie.ts';
import { normalEmail } from './accounts.ts';

const name = 'bidwright-browser';

/** Longest that browsers keep a cookie. */
const kept = 400 * day;

/** So many people may share a browser; of more the first are forgotten. */
const mostPeople = 5;

const marksIn = (request: Request): string[] =>
  (parse(request.headers.cookie ?? '')[name] ?? '').split('~').slice(0, mostPeople);

/** Only this server can say that somebody with this address has used the browser of this id. */
const markOf = (id: string, email: string, key: string) =>
  `${id}.${createHmac('sha256', key)
    .update(`known browser ${normalEmail(email)} ${id}`)
    .digest('base64url')}`;

const idOf = (mark: string) => mark.split('.', 1)[0] ?? '';

/** The id of the browser if the person with this address has signed in with it before. */
export const knownBrowser = ({ key }: Pick<Door, 'key'>, request: Request, email: string): string | undefined =>
  marksIn(request)
    .filter((mark) => isSame(mark, markOf(idOf(mark), email, key)))
    .map(idOf)[0];

/** Remembers in the browser that the person signed in with it. */
export const rememberBrowser = (
  { key, settings }: Pick<Door, 'key' | 'settings'>,
  request: Request,
  response: Response,
  email: string,
): void => {
  const mark = markOf(knownBrowser({ key }, request, email) ?? newSecret(), email, key);
  const marks = [mark, ...marksIn(request).filter((one) => one && one !== mark)].slice(0, mostPeople);
  const options = { httpOnly: true, sameSite: 'lax', path: '/api/shell', secure: isSecure(settings) } as const;
  response.cookie(name, marks.join('~'), { ...options, maxAge: kept * 1000 });
};
