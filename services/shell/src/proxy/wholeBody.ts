import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';

/** No service takes a longer one. */
const maxBytes = 1024 * 1024;

const tooLarge = () => new Problem(413, 'too-large', 'The body is larger than 1 MB');

export const hasBody = ({ headers }: Request): boolean => 'content-length' in headers || 'transfer-encoding' in headers;

const cut = () => new Problem(400, 'bad-request', 'The request ended before its body did');

/** The body of a call, as it was sent, once all of it is here; null: it has none. */
export const wholeBody = async (request: Request): Promise<Buffer | null> => {
  if (!hasBody(request)) return null;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  if (request.destroyed) throw cut();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  let bytes = 0;
  const take = (piece: Buffer) => {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes <= maxBytes) return;
    request.off('data', take).pause();
    reject(tooLarge());
  };
  request
    .on('data', take)
    .once('end', () => resolve(Buffer.concat(pieces)))
    .once('error', () => reject(cut()))
    .once('close', () => request.complete || reject(cut()));
  return promise;
};
