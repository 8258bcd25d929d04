import { readFile as bytesOf } from 'node:fs/promises';
import { readPdf } from './readPdf.ts';
import { readText } from './readText.ts';
import { readWord } from './readWord.ts';

/** The longest text that is kept, in characters: a thousand pages. */
const maxTextLength = 3_000_000;
/** As much is read, of which gaps are closed: what is longer then was cut. */
const enough = maxTextLength * 1.2;

/** So many spaces stand between the columns of a printed table. */
const columnGap = 3;

const read = async (path: string, type: string): Promise<string> => {
  if (type === 'application/pdf') return readPdf(await bytesOf(path), enough);
  if (type === 'text/plain') return readText(path, enough);
  return readWord(path);
};

/** Databases and readers stumble over some of them. */
const control = /(?![\n\f])[\p{Cc}\ufeff]/gu;

interface Words {
  text: string;
  /** The file says more. */
  isCut: boolean;
}

/** The words of a file, without what is no text. A form feed ends a page, where there are pages. */
export const readFile = async (path: string, type: string): Promise<Words> => {
  const words = (await read(path, type)).replace(/\r\n?/g, '\n').replace(control, ' ');
  const text = words
    .replace(/[^\S\n\f]+/g, (gap) => (gap.length < columnGap ? ' ' : ' '.repeat(columnGap)))
    .replace(/ *([\n\f]) */g, '$1')
    .trim();
  return { text: text.slice(0, maxTextLength).toWellFormed(), isCut: text.length > maxTextLength };
};
