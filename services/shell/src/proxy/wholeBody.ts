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
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      bytes += piece.length;
      if (bytes > maxBytes) throw tooLarge();
      pieces.push(piece);
    }
  } catch (error) {
    throw request.errored ? cut() : error;
  }
  return Buffer.concat(pieces);
};
