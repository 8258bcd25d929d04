import { createHmac } from 'node:crypto';
import { isSame } from './secret.ts';

const sumOf = (purpose: string, text: string, key: string) =>
  createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url');

/** A text that a browser may keep for us: nobody else can have made it, nor made it for another purpose. */
export const sign = (purpose: string, text: string, key: string): string => {
  const packed = Buffer.from(text).toString('base64url');
  return `${packed}.${sumOf(purpose, packed, key)}`;
};

/** The text, or undefined where it is not ours. */
export const signed = (purpose: string, given: string, key: string): string | undefined => {
  const [packed = '', sum = ''] = given.split('.');
  return isSame(sum, sumOf(purpose, packed, key)) ? Buffer.from(packed, 'base64url').toString() : undefined;
};
