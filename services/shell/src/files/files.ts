import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Versions } from '../registry/bring.ts';
import { isCompressible, type Packer, type Place } from './packed.ts';
import { encodingOf } from './sendPacked.ts';

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The file a path names, never one outside the root or one whose name begins with a dot. */
const fileOf = (request: Request): string | undefined => {
  const file = decoded(request.path)?.slice(1);
  if (!file || file.includes('\0') || file.includes('\\')) return undefined;
  return file.split('/').every((part) => part && !part.startsWith('.')) ? file : undefined;
};

const send = (response: Response, { root, file }: Place) =>
  new Promise<void>((resolve, reject) => {
    const options = { root, immutable: true, maxAge: '1y', acceptRanges: false } as const;
    response.sendFile(file, options, (error) => (error ? reject(error) : resolve()));
  });

/** A page in place of a script would only be reported as a syntax error by the browser. */
const missing = (response: Response) => {
  for (const header of ['content-encoding', 'cache-control', 'vary']) response.removeHeader(header);
  response.status(404).type('text/plain').send('There is no such file\n');
};

const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));

/** Where a file stands that was asked for, if it does. */
export type Find = (file: string) => Promise<Place | undefined>;

/** Finds `<name>/<version>/<file>`. */
export const inVersions =
  (versions: Versions): Find =>
  async (path) => {
    const [name = '', version = '', ...parts] = path.split('/');
    return parts.length === 0 ? undefined : { root: await versions(name, version), file: parts.join('/') };
  };

/** Serves files whose names change with their contents: for ever, and packed where that pays. */
export const files =
  (find: Find, pack: Packer): RequestHandler =>
  async (request, response) => {
    const file = fileOf(request);
    if (!file || !['GET', 'HEAD'].includes(request.method)) return missing(response);
    const found = await find(file);
    if (!found) return missing(response);
    try {
      const encoding = isCompressible(file) ? encodingOf(request) : undefined;
      if (isCompressible(file)) response.vary('accept-encoding');
      const place = encoding ? await pack(found, encoding) : found;
      response.type(path.extname(file));
      if (encoding) response.set('content-encoding', encoding);
      await send(response, place);
    } catch (error) {
      if (response.headersSent) return;
      if (!isMissing(error)) throw error;
      missing(response);
    }
  };
