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

/** What stands in the place of letters that cannot be read. */
export const unreadable = '\uFFFD';

/** Is it UTF-8 with a few damaged letters? Of what was written otherwise more letters are damaged than not. */
const isDamagedUtf8 = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder();
  let [whole, damaged] = [0, 0];
  for await (const piece of createReadStream(path)) {
    const text = decoder.decode(piece, { stream: true });
    if (noText.test(text)) return false;
    for (const letter of text.match(/\P{ASCII}/gu) ?? [])
      if (letter === unreadable) damaged += 1;
      else whole += 1;
  }
  return whole > damaged;
};

/** What the first two bytes of a text say of the others. */
const marks: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };

const markOf = async (path: string) => (await buffer(createReadStream(path, { end: 1 }))).toString('hex');

/**
 * How a text is written: in UTF-8, in UTF-16 where it says so, or as Windows in the West wrote before. Undefined of what is
 * no text. A damaged letter makes no other text of the rest: it alone is unreadable.
 */
export const encodingOf = async (path: string): Promise<string | undefined> => {
  const marked = marks[await markOf(path)];
  if (marked) return (await isTextIn(marked, path)) ? marked : undefined;
  if ((await isTextIn('utf-8', path)) || (await isDamagedUtf8(path))) return 'utf-8';
  return (await isTextIn('windows-1252', path)) ? 'windows-1252' : undefined;
};
