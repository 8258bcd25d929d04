import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../fault.ts';

const words = 'Bidwright archive, SHA-256 of all before: ';
const hashLetters = 64;

/** What a ZIP ends with before it is sealed: its comment, which other programs show and pass over. */
export const unsealed = words + '0'.repeat(hashLetters);

const hashBefore = async (file: string, size: number): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { end: size - hashLetters - 1 }), hash);
  return hash.digest('hex');
};

/** Seals a whole ZIP: whatever is changed in it later is noticed, wherever it is. */
export const sealArchive = async (file: string): Promise<void> => {
  const { size } = await stat(file);
  const hash = await hashBefore(file, size);
  const opened = await open(file, 'r+');
  try {
    await opened.write(hash, size - hashLetters);
    await opened.sync();
  } finally {
    await opened.close();
  }
};

const endOf = async (file: string, size: number): Promise<string> => {
  const opened = await open(file);
  try {
    const end = Buffer.alloc(unsealed.length);
    const { bytesRead } = await opened.read(end, 0, end.length, Math.max(0, size - end.length));
    return end.toString('latin1', 0, bytesRead);
  } finally {
    await opened.close();
  }
};

/** Refuses an archive that was cut short, or in which a single byte is another. */
export const requireSealed = async (file: string): Promise<void> => {
  const { size } = await stat(file);
  const end = await endOf(file, size);
  if (!end.startsWith(words))
    throw new Fault(`${file} is no whole archive: its end is missing. Was it cut short, or is it another file?`);
  if ((await hashBefore(file, size)) !== end.slice(words.length))
    throw new Fault(`The archive is damaged: ${file} is not as it was written. Take another copy of it.`);
};
