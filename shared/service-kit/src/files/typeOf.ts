import { endingOf, type FileType, isFileType } from '@bidwright/contract-kit';
import { fileTypeFromFile } from 'file-type';
import { encodingOf } from './encodingOf.ts';
import { hasMacros, isLocked } from './refusals.ts';

/** Longest time to find out what a file is, in milliseconds. */
const timeoutMs = 5000;

/** What a file says it is by its first bytes. Nothing, where that takes too long. */
const signatureOf = async (path: string): Promise<string | undefined> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const found = await fileTypeFromFile(path, { signal }).catch((error) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  return found?.mime;
};

/** What office programs pack a file in that has a password, and what they wrote before 2007. */
const lockedType = 'application/x-cfb';

const textTypes: Record<string, FileType> = { txt: 'text/plain', csv: 'text/csv' };

/**
 * What a file is, by what is in it; its name only tells kinds of text apart, which may begin with anything. Undefined of
 * what is not kept.
 */
export const typeOf = async (path: string, name: string): Promise<FileType | undefined> => {
  const signature = await signatureOf(path);
  if (isFileType(signature)) return signature;
  if (signature === lockedType) throw isLocked();
  if (signature?.includes('macroenabled')) throw hasMacros();
  const type = textTypes[endingOf(name)];
  return type && (await encodingOf(path)) ? type : undefined;
};
