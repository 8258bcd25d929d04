import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Encoding } from './packed.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How the one who asks takes a text best. */
export const encodingOf = (request: Request): Encoding | undefined => {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
};

/** Quickly rather than tightly: it is sent once. */
const pack = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? zip(text) : brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Sends a text that was made for this answer. */
export const sendPacked = async (request: Request, response: Response, text: string): Promise<void> => {
  response.vary('accept-encoding');
  const encoding = encodingOf(request);
  if (encoding) response.set('content-encoding', encoding).send(await pack(text, encoding));
  else response.send(text);
};
