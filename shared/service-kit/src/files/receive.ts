import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { maxFileBytes } from '@bidwright/contract-kit';
import { cutOff, emptyFile, storageProblem, tooLarge } from './refusals.ts';

/** A whole file in the folder of incoming ones. */
export interface Received {
  path: string;
  bytes: number;
  sha256: string;
}

/** Longest wait for the next piece of a body, in milliseconds. */
const timeoutMs = 30_000;

/** What is read of a refused body, so that its sender comes to read the refusal, in milliseconds. */
const lingering = 5000;

async function* pieces(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false });
  } catch {
    throw cutOff();
  }
}

const failed = (error: unknown): never => {
  throw storageProblem(error);
};

const write = async (request: IncomingMessage, file: FileHandle, max: number) => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces(request)) {
    bytes += piece.length;
    if (bytes > max) throw tooLarge(max);
    hash.update(piece);
    await file.writeFile(piece).catch(failed);
  }
  if (bytes === 0) throw emptyFile();
  // A disk may say only now that it has no room.
  await file.datasync().catch(failed);
  return { bytes, sha256: hash.digest('hex') };
};

/** Takes the rest of a body that nobody wants, for a while. */
export const drain = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return;
  const impatient = setTimeout(() => request.destroy(), lingering);
  request.once('close', () => clearTimeout(impatient)).resume();
};

interface Limits {
  /** Longest wait for the next piece, in milliseconds. */
  wait?: number;
  /** In bytes. */
  max?: number;
}

/** Writes a body to a file as it comes in. What is too large, empty or cut off leaves nothing. */
export const receive = async (
  request: IncomingMessage,
  folder: string,
  { wait = timeoutMs, max = maxFileBytes }: Limits = {},
): Promise<Received> => {
  if (Number(request.headers['content-length']) > max) throw tooLarge(max);
  if (request.destroyed) throw cutOff();
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600).catch(failed);
  request.setTimeout(wait, () => request.destroy());
  try {
    return { path, ...(await write(request, file, max)) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    request.setTimeout(0);
    await file.close();
  }
};
