import { check, object, string } from '@bidwright/contract-kit';
import type { Problem } from '@bidwright/service-kit';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { minute } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { isSecure } from '../sessions/cookie.ts';
import { sign, signed } from '../signed.ts';

const name = 'bidwright-join';
const purpose = 'join a Google account';
const lifetime = 10 * minute * 1000;

const offer = object({
  accountId: string().required(),
  googleId: string().required(),
  /** The address at Google, to tell the person which account it is. */
  address: string().defined(),
  until: string().required(),
});

interface Offer {
  accountId: string;
  googleId: string;
  address: string;
}

const optionsOf = ({ settings }: Pick<AppContext, 'settings'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/api/shell/google', secure: isSecure(settings) }) as const;

/** Keeps in the browser which Google account its person has shown to have, until the account here is proven too. */
export const offerToJoin = (context: Pick<AppContext, 'key' | 'settings'>, response: Response, made: Offer): void => {
  const text = JSON.stringify({ ...made, until: String(Date.now() + lifetime) });
  response.cookie(name, sign(purpose, text, context.key), { ...optionsOf(context), maxAge: lifetime });
};

export const takeOffer = (context: Pick<AppContext, 'settings'>, response: Response): void => {
  response.clearCookie(name, optionsOf(context));
};

/** To who comes too late, or for the second time. */
export const late = (): Problem => refuse({ status: 422, code: 'invalid', key: 'shell.google.late' });

/** What was offered; refuses a browser in which nothing was, or too long ago. */
export const offerIn = ({ key }: Pick<AppContext, 'key'>, request: Request): Offer => {
  const text = signed(purpose, parse(request.headers.cookie ?? '')[name] ?? '', key);
  const { value } = check(offer, text === undefined ? {} : JSON.parse(text));
  if (value && Number(value.until) > Date.now()) return value;
  throw late();
};
