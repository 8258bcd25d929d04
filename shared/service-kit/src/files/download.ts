import { pipeline } from 'node:stream/promises';
import { fileNameFor, isFileType } from '@bidwright/contract-kit';
import { create as disposition } from 'content-disposition';
import type { Request, Response } from 'express';
import type { StoredRecord } from '../table/record.ts';
import { filesOf } from './ledger.ts';
import { reach } from './reach.ts';
import { noFile, storageProblem } from './refusals.ts';
import type { FileRoom } from './room.ts';

/** Types that a browser shows without running anything in them. */
const isShown = (type: string) => type === 'application/pdf' || type.startsWith('image/');

const charset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

const headersOf = ({ mediaType, documentName }: StoredRecord, sha256: string): Record<string, string> => {
  const type = isFileType(mediaType) ? mediaType : undefined;
  if (!type) throw noFile();
  const name = fileNameFor(String(documentName ?? ''), type);
  return {
    'content-type': charset(type),
    'content-disposition': disposition(name, { type: isShown(type) ? 'inline' : 'attachment' }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Kept by the reader's browser alone, and asked for again each time: rights may have changed.
    'cache-control': 'private, no-cache',
    etag: `"${sha256}"`,
  };
};

/** Sends a part or the whole, as asked. */
const sendFrom = (folder: string, key: string, response: Response) =>
  new Promise<void>((resolve, reject) => {
    const options = { root: folder, lastModified: false, cacheControl: false, etag: false, dotfiles: 'deny' } as const;
    response.sendFile(key, options, (error) => (error ? reject(error) : resolve()));
  });

const send = async ({ storage }: FileRoom, key: string, size: unknown, request: Request, response: Response) => {
  if (storage.folder) return sendFrom(storage.folder, key, response);
  response.set('content-length', String(size));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(await storage.read(key), response);
};

/** What `send` says of a reader: he left, wants a part that is not there, or another version. */
const isReaders = (error: unknown) =>
  error instanceof Error &&
  (('code' in error &&
    ['ECONNABORTED', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'].includes(String(error.code))) ||
    ('status' in error && (error.status === 416 || error.status === 412)));

/** Does the reader have this file already? Pages that ask with a script say `no-cache` as well: that is no other question. */
const isKnown = (request: Request, sha256: string) =>
  (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${sha256}"`);

/** Sends a record's file, or a part of it, or that it has not changed. */
export const download =
  (room: FileRoom) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const { record } = await reach(room, request, 'read');
    const [stored] = record.status === 'Active' ? await filesOf(room.db, record.id, 'stored') : [];
    if (!stored?.sha256) throw noFile();
    response.set(headersOf(record, stored.sha256));
    if (isKnown(request, stored.sha256)) {
      response.status(304).end();
      return;
    }
    await send(room, stored.storageKey, record.size, request, response).catch((error) => {
      if (response.destroyed || isReaders(error)) throw error;
      room.log.error({ err: error, key: stored.storageKey }, 'the storage gives no file');
      for (const name of ['content-type', 'content-disposition', 'content-length', 'etag']) response.removeHeader(name);
      throw storageProblem(error);
    });
  };
