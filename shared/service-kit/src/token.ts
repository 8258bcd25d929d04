import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Person } from '@bidwright/contract-kit';

/** A service that asks in its own name, not for a person. */
export interface ServiceCaller {
  service: string;
}

/** How long a token is good for, in seconds. */
const lifetime = 60;

const sign = (payload: string, key: string) => createHmac('sha256', key).update(payload).digest();

/** Says to the service `audience` who is asking. */
export const signToken = (who: Person | ServiceCaller, audience: string, key: string, now = Date.now()): string => {
  const claims = { ...who, aud: audience, exp: Math.floor(now / 1000) + lifetime };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${sign(payload, key).toString('base64url')}`;
};

const isSigned = (payload: string, signature: string, key: string) => {
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(payload, key);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Clocks of machines may be apart by so much, in seconds. */
const skew = 60;

/** None of ours is good for longer; a text that reads as a number is no number. */
const isCurrent = (exp: unknown, now: number) =>
  Number.isSafeInteger(exp) && Number(exp) > now && Number(exp) <= now + lifetime + skew;

/** Who is asking, or undefined when the token is not ours, not for this service or too old. */
export const verifyToken = (
  token: string,
  audience: string,
  key: string,
  now = Date.now(),
): Person | ServiceCaller | undefined => {
  const [payload = '', signature = ''] = token.split('.');
  if (!isSigned(payload, signature, key)) return undefined;
  const { aud, exp, ...who } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return aud === audience && isCurrent(exp, now / 1000) ? who : undefined;
};
