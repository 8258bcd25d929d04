import { mkdir, rm } from 'node:fs/promises';
import type { FileType } from '@bidwright/contract-kit';
import type { Request } from 'express';
import { readInChildProcess, type Unread } from './childProcess.ts';
import { isOfficeFile, isSound } from './officeFile.ts';
import { drain, receive } from './receive.ts';
import { typeNotKept } from './refusals.ts';
import { typeOf } from './typeOf.ts';

export interface Upload {
  /** The name that its sender gave it. */
  name: string;
  accept: readonly FileType[];
  /** The program that reads it, in a process of its own: it calls `answerFromChild`. */
  program: string;
  /** Where it lies meanwhile. */
  folder: string;
  stopping: AbortSignal;
}

/** Takes a file from the body of a request and answers what a program reads in it. Of the file nothing stays. */
export const readUpload = async <Read>(request: Request, upload: Upload): Promise<Read | Unread> => {
  const { name, accept, program, folder, stopping } = upload;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { path } = await receive(request, folder);
    try {
      const type = await typeOf(path, name);
      if (!type || !accept.includes(type)) throw typeNotKept(accept);
      if (isOfficeFile(type) && !(await isSound(path))) return { problem: 'damaged' };
      return await readInChildProcess<Read>(program, [path, type], stopping);
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    drain(request);
  }
};
