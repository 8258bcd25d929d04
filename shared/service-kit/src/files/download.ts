import { pipeline } from 'node:stream/promises';
import { isFileType } from '@bidwright/contract-kit';
import type { Request, Response } from 'express';
import { codeOf } from '../codeOf.ts';
import type { StoredRecord } from '../table/record.ts';
import { isKnown, partOf } from './asked.ts';
import { authorize } from './authorize.ts';
import type { FileContext } from './context.ts';
import { filesOf } from './ledger.ts';
import { noFile, storageProblem } from './refusals.ts';
import { shownAs } from './shown.ts';
import type { Part } from './storage.ts';

/** A file as it is kept. */
interface KeptFile {
  key: string;
  size: number;
  /** Says which version of the file it is. */
  tag: string;
  headers: Record<string, string>;
}

const keptFileOf = async ({ db }: FileContext, record: StoredRecord): Promise<KeptFile> => {
  const { id, status, documentName, mediaType, size } = record;
  const [stored] = status === 'Active' ? await filesOf(db, id, 'stored') : [];
  if (!stored?.sha256 || !isFileType(mediaType)) throw noFile();
  const tag = `"${stored.sha256}"`;
  return {
    key: stored.storageKey,
    size: Number(size),
    tag,
    headers: {
      ...shownAs(String(documentName ?? ''), mediaType),
      // Kept by the reader's browser alone, and asked for again each time: rights may have changed.
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: tag,
    },
  };
};

/** The length of what is sent, and which part it is. */
const measures = (size: number, part: Part | undefined): Record<string, string> =>
  part
    ? {
        'content-length': String(part.end - part.start + 1),
        'content-range': `bytes ${part.start}-${part.end}/${size}`,
      }
    : { 'content-length': String(size) };

const open = ({ storage, log }: FileContext, key: string, part: Part | undefined) =>
  storage.read(key, part).catch((error) => {
    log.error({ err: error, key }, 'the storage gives no file');
    throw storageProblem(error);
  });

/** Sends a record's file, or a part of it, or that it has not changed. */
export const download =
  (context: FileContext) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const { record } = await authorize(context, request, 'read');
    const { key, size, tag, headers } = await keptFileOf(context, record);
    if (isKnown(request, tag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const part = partOf(request, response, size, tag);
    const file = request.method === 'HEAD' ? undefined : await open(context, key, part);
    response.writeHead(part ? 206 : 200, { ...headers, ...measures(size, part) });
    if (!file) {
      response.end();
      return;
    }
    await pipeline(file, response).catch((error) => {
      if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE')
        context.log.error({ err: error, key }, 'the storage breaks off within a file');
    });
  };
