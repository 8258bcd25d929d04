import { rm } from 'node:fs/promises';
import { type FileType, fileTypes, namesOf, safeFileName } from '@bidwright/contract-kit';
import type { Request, Response } from 'express';
import { findRecord } from '../table/record.ts';
import { noRecord } from '../writes/noRecord.ts';
import { authorize } from './authorize.ts';
import type { FileContext, Found } from './context.ts';
import { keep } from './keep.ts';
import { filesOf } from './ledger.ts';
import { isOfficeFile, isSound } from './officeFile.ts';
import { isPicture, mustBeShowable } from './picture.ts';
import { drain, type Received, receive } from './receive.ts';
import { hasFile, noFile, notAlone, typeNotKept } from './refusals.ts';
import { typeOf } from './typeOf.ts';

const allTypes = namesOf(fileTypes);

const keptType = async ({ fileCollection: { stated }, record }: Found, { path }: Received): Promise<FileType> => {
  const accept = stated.accept ?? allTypes;
  const type = await typeOf(path, safeFileName(String(record.documentName ?? '')));
  if (!type || !accept.includes(type)) throw typeNotKept(accept);
  if (isOfficeFile(type) && !(await isSound(path))) throw typeNotKept(accept);
  if (isPicture(type)) await mustBeShowable(path);
  return type;
};

/** A form, a packed body and a part of a file would be kept as if they were the file. */
const mustBeAlone = ({ headers }: Request) => {
  const packed = headers['content-encoding'] ?? 'identity';
  const form = /^(multipart\/|application\/x-www-form-urlencoded)/i.test(headers['content-type'] ?? '');
  if (form || packed.toLowerCase() !== 'identity' || headers['content-range']) throw notAlone();
};

/** Who lost the answer sends the same file again: that changes nothing and is no fault. */
const mustBeSame = async ({ db }: FileContext, { record }: Found, { sha256 }: Received) => {
  const [stored] = await filesOf(db, record.id, 'stored');
  if (stored?.sha256 !== sha256) throw hasFile();
};

const take = async (context: FileContext, request: Request<{ id: string }>) => {
  const found = await authorize(context, request, 'update');
  if (found.record.status === 'Removing') throw noFile();
  mustBeAlone(request);
  const received = await receive(request, context.storage.incoming, { max: found.fileCollection.stated.maxBytes });
  try {
    if (found.record.status === 'Active') {
      await mustBeSame(context, found, received);
    } else {
      const { id, name } = found.person;
      await keep(context, found, received, await keptType(found, received), { id, name, requestId: request.id });
    }
  } finally {
    await rm(received.path, { force: true });
  }
  return found;
};

/** Takes a record's file from the body and answers the record. */
export const upload =
  (context: FileContext) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    try {
      const { fileCollection, record } = await take(context, request);
      context.reader.wake();
      const data = await findRecord(context.db, fileCollection.resource.table, record.id);
      if (!data) throw noRecord(fileCollection.resource.table);
      response.json({ data });
    } finally {
      drain(request);
    }
  };
