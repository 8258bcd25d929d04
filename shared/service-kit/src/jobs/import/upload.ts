import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileType, type ImportFile, manyRight, may, type Person, safeFileName } from '@bidwright/contract-kit';
import type { Request, Response } from 'express';
import { v7 as newId } from 'uuid';
import { personOf } from '../../caller.ts';
import { readApart } from '../../files/apart.ts';
import { drain, receive } from '../../files/receive.ts';
import { storageProblem, typeNotKept } from '../../files/refusals.ts';
import { typeOf } from '../../files/typeOf.ts';
import { Problem } from '../../problem.ts';
import type { JobRoom } from '../room.ts';
import { forgetFile, noteFile, noteSheet } from './file.ts';
import type { Sheet } from './normalize.ts';
import { unfitFile } from './refusals.ts';

const program = join(import.meta.dirname, 'normalizeProcess.ts');

const taken = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const satisfies FileType[];

const sheetOf = async (room: JobRoom, path: string, plain: string, name: string): Promise<Sheet> => {
  const type = await typeOf(path, name);
  if (!taken.some((one) => one === type)) throw typeNotKept(taken);
  const read = await readApart<Sheet>(program, [path, plain, String(type)], room.stopping);
  if ('problem' in read) throw unfitFile(read.problem);
  return read;
};

/** Refuses who may import nothing at all here, before anything is read. */
const mustImport = ({ resources }: JobRoom, person: Person): void => {
  const rights = [...resources.values()].flatMap(({ collection, subs }) =>
    [undefined, ...subs.keys()].map((sub) => manyRight(collection, 'import', sub)),
  );
  if (!rights.some((right) => may(right, person)))
    throw new Problem(403, 'forbidden', 'You have no right to import anything here');
};

const take = async (room: JobRoom, request: Request): Promise<ImportFile> => {
  const person = personOf(request, room);
  mustImport(room, person);
  const name = safeFileName(String(request.query.name ?? '')) || 'import.csv';
  const { path } = await receive(request, room.storage.incoming);
  const plain = `${path}-plain`;
  const id = newId();
  const file = { id, name, storageKey: `imports/${id.slice(-2)}/${id}`, columns: [], rows: 0 };
  try {
    const sheet = await sheetOf(room, path, plain, name);
    await noteFile(room.db, person, file);
    await room.storage.keep(plain, file.storageKey).catch(async (error: unknown) => {
      await forgetFile(room.db, id);
      throw storageProblem(error);
    });
    await noteSheet(room.db, id, sheet);
    return { id, name, ...sheet };
  } finally {
    await rm(path, { force: true });
    await rm(plain, { force: true });
  }
};

/** Takes a table from the body, as `POST …?name=companies.csv`, and answers what is in it. */
export const uploadImport =
  (room: JobRoom) =>
  async (request: Request, response: Response): Promise<void> => {
    try {
      response.json({ data: await take(room, request) });
    } finally {
      drain(request);
    }
  };
