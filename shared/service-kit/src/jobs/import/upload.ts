import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  endingOf,
  type FileType,
  type ImportFile,
  manyRight,
  may,
  type Person,
  safeFileName,
} from '@bidwright/contract-kit';
import type { Request, Response } from 'express';
import { v7 as newId } from 'uuid';
import { personOf } from '../../caller.ts';
import { readInChildProcess } from '../../files/childProcess.ts';
import { isSomeText } from '../../files/encodingOf.ts';
import { drain, receive } from '../../files/receive.ts';
import { storageProblem, typeNotKept } from '../../files/refusals.ts';
import { typeOf } from '../../files/typeOf.ts';
import { Problem } from '../../problem.ts';
import type { JobContext } from '../context.ts';
import { forgetFile, noteFile, noteSheet } from './file.ts';
import type { Sheet } from './normalize.ts';
import { unfitFile } from './refusals.ts';

const program = join(import.meta.dirname, 'normalizeProcess.ts');

const taken = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const satisfies FileType[];

const sheetOf = async (context: JobContext, path: string, plain: string, name: string): Promise<Sheet> => {
  const type = await typeOf(path, name);
  if (!type && endingOf(name) === 'csv' && (await isSomeText(path))) throw unfitFile('unknown-letters');
  if (!taken.some((one) => one === type)) throw typeNotKept(taken);
  const read = await readInChildProcess<Sheet>(program, [path, plain, String(type)], context.stopping);
  if ('problem' in read) throw unfitFile(read.problem);
  return read;
};

/** Refuses who may import nothing at all here, before anything is read. */
const mustImport = ({ resources }: JobContext, person: Person): void => {
  const rights = [...resources.values()].flatMap(({ collection, subs }) =>
    [undefined, ...subs.keys()].map((sub) => manyRight(collection, 'import', sub)),
  );
  if (!rights.some((right) => may(right, person)))
    throw new Problem(403, 'forbidden', 'You have no right to import anything here');
};

const take = async (context: JobContext, request: Request): Promise<ImportFile> => {
  const person = personOf(request);
  mustImport(context, person);
  const name = safeFileName(String(request.query.name ?? '')) || 'import.csv';
  const { path } = await receive(request, context.storage.incoming);
  const plain = `${path}-plain`;
  const id = newId();
  const file = { id, name, storageKey: `imports/${id.slice(-2)}/${id}`, columns: [], rows: 0 };
  try {
    const sheet = await sheetOf(context, path, plain, name);
    await noteFile(context.db, person, file);
    await context.storage.keep(plain, file.storageKey).catch(async (error: unknown) => {
      await forgetFile(context.db, id);
      throw storageProblem(error);
    });
    await noteSheet(context.db, id, sheet);
    return { id, name, ...sheet };
  } finally {
    await rm(path, { force: true });
    await rm(plain, { force: true });
  }
};

/** Takes a table from the body, as `POST …?name=companies.csv`, and answers what is in it. */
export const uploadImport =
  (context: JobContext) =>
  async (request: Request, response: Response): Promise<void> => {
    try {
      response.json({ data: await take(context, request) });
    } finally {
      drain(request);
    }
  };
