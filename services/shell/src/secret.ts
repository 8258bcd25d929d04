import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: who reads the table cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Takes the same time whatever differs. */
export const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
