import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { codeOf } from '../codeOf.ts';

/** Characters of no text: control characters but tab, line feed, form feed and carriage return. */
const noText = /(?![\t\n\f\r])[\p{Cc}]/u;

const isTextIn = async (encoding: string, path: string): Promise<boolean> => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of createReadStream(path))
      if (noText.test(decoder.decode(piece, { stream: true }))) return false;
    return !noText.test(decoder.decode());
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
};

/** What the first two bytes of a text say of the others. */
const marks: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };

const markOf = async (path: string) => (await buffer(createReadStream(path, { end: 1 }))).toString('hex');

/**
 * How a text is written: in UTF-8, in UTF-16 where it says so, or as Windows in the West wrote before. Undefined of what is
 * no text.
 */
export const encodingOf = async (path: string): Promise<string | undefined> => {
  const marked = marks[await markOf(path)];
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252'])
    if (await isTextIn(encoding, path)) return encoding;
  return undefined;
};
