import type { Request, Response } from 'express';
import { noPart } from './refusals.ts';
import type { Part } from './storage.ts';

/** Does the reader have this file already? Pages that ask with a script say `no-cache` as well: that is no other question. */
export const isKnown = (request: Request, tag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

/** The part of a file of so many bytes that a reader asks for. Undefined: all of it, also where he asks for several. */
export const partOf = (request: Request, response: Response, size: number, tag: string): Part | undefined => {
  const isOther = (request.get('if-range') ?? tag) !== tag;
  const parts = request.method === 'GET' && !isOther ? request.range(size) : undefined;
  if (parts === -1) {
    response.setHeader('content-range', `bytes */${size}`);
    throw noPart();
  }
  if (!Array.isArray(parts) || parts.type !== 'bytes' || parts.length > 1) return undefined;
  return parts[0];
};
