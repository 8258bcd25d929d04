import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '@bidwright/contract-kit';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Problem } from '../problem.ts';
import { hasMacros, unpacksTooLarge } from './refusals.ts';

/** What an office file may unpack to, in bytes. */
const maxUnpacked = 512 * 1024 * 1024;

/** Parts that one may have; real ones have some hundreds. */
const maxParts = 10_000;

/** The part that tells the types of all others, and how long it may be. Office programs load nothing it does not name. */
const typesPart = '[content_types].xml';
const maxTypesBytes = 1024 * 1024;

const macros = /macroEnabled|macrosheet|vbaProject|activeX/i;

export const isOfficeFile = (type: FileType): boolean => type.includes('openxmlformats');

/** Unpacks a part to nowhere, which fails as soon as it is not what the list of parts says. */
const unpack = async (zip: ZipFile, part: Entry) => {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  await pipeline(await zip.openReadStreamPromise(part), nowhere);
};

const hasMacroTypes = async (zip: ZipFile, part: Entry): Promise<boolean> => {
  const types = await buffer(await zip.openReadStreamPromise(part));
  return macros.test(types.toString());
};

/** Looks at every part; false where one of them is not what it should be. */
const look = async (zip: ZipFile): Promise<boolean> => {
  let unpacked = 0;
  let hasTypes = false;
  for await (const part of zip.eachEntry()) {
    unpacked += part.uncompressedSize;
    if (unpacked > maxUnpacked) throw unpacksTooLarge(maxUnpacked);
    if (part.fileName.toLowerCase() !== typesPart) {
      await unpack(zip, part);
    } else {
      if (part.uncompressedSize > maxTypesBytes) return false;
      if (await hasMacroTypes(zip, part)) throw hasMacros();
      hasTypes = true;
    }
  }
  return hasTypes;
};

/** Is an office file whole, and no larger inside than it says? Refuses macros, and what unpacks to too much. */
export const isSound = async (path: string): Promise<boolean> => {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    return zip.entryCount <= maxParts && (await look(zip));
  } catch (error) {
    if (error instanceof Problem) throw error;
    return false;
  } finally {
    zip?.close();
  }
};
