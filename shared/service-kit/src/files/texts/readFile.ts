import { readFile as bytesOf } from 'node:fs/promises';
import mammoth from 'mammoth';
import { readPdf } from './readPdf.ts';
import { readText } from './readText.ts';

/** The longest text that is kept, in characters: a thousand pages. */
const maxTextLength = 3_000_000;

const read = async (path: string, type: string): Promise<string> => {
  if (type === 'application/pdf') return readPdf(await bytesOf(path), maxTextLength);
  if (type === 'text/plain') return readText(path, maxTextLength);
  return (await mammoth.extractRawText({ path })).value;
};

/** Databases and readers stumble over some of them. */
const control = /(?![\n\f])[\p{Cc}\ufeff]/gu;

/** The words of a file, without what is no text. A form feed ends a page, where there are pages. */
export const readFile = async (path: string, type: string): Promise<string> => {
  const text = (await read(path, type)).replace(/\r\n?/g, '\n').replace(control, ' ');
  return text
    .replace(/[^\S\n\f]+/g, ' ')
    .replace(/ ?([\n\f]) ?/g, '$1')
    .slice(0, maxTextLength)
    .toWellFormed()
    .trim();
};
