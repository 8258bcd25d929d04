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

/** So much of a file tells how the rest of it is written, in bytes. */
const sample = 65_536;

/** Is it a text at least, in letters that nobody says anything about? */
export const isSomeText = async (path: string): Promise<boolean> =>
  !(await buffer(createReadStream(path, { end: sample - 1 }))).some((byte) => byte < 9);

/** UTF-16 that does not say so: signs, digits and line ends have a zero on one side of each of them, and it has lines. */
const unmarked = async (path: string): Promise<string | undefined> => {
  const bytes = await buffer(createReadStream(path, { end: sample - 1 }));
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even > 0 === odd > 0) return undefined;
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be';
  return /[\r\n]/.test(new TextDecoder(encoding).decode(bytes)) ? encoding : undefined;
};

/** Small letters with marks: a text of the West has more of them than of anything else that is not plain. */
const small = /[ß-öø-ÿœ]/g;

/** As Windows or the Mac in the West wrote before: read wrongly, hardly a small letter of one is a small letter of the other. */
const western = async (path: string): Promise<string | undefined> => {
  const bytes = await buffer(createReadStream(path, { end: sample - 1 }));
  const lettersIn = (encoding: string) => new TextDecoder(encoding).decode(bytes).match(small)?.length ?? 0;
  const [windows, mac] = [lettersIn('windows-1252'), lettersIn('macintosh')];
  const others = bytes.filter((byte) => byte > 127).length - mac;
  if (mac > windows && mac >= others && (await isTextIn('macintosh', path))) return 'macintosh';
  return (await isTextIn('windows-1252', path)) ? 'windows-1252' : undefined;
};

/**
 * How a text is written: in UTF-8, in UTF-16, or as Windows and the Mac in the West wrote before. Undefined of what is
 * no text. A damaged letter makes no other text of the rest: it alone is unreadable.
 */
export const encodingOf = async (path: string): Promise<string | undefined> => {
  const wide = marks[await markOf(path)] ?? (await unmarked(path));
  if (wide) return (await isTextIn(wide, path)) ? wide : undefined;
  if ((await isTextIn('utf-8', path)) || (await isDamagedUtf8(path))) return 'utf-8';
  return western(path);
};
