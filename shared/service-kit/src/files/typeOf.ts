import { createReadStream } from 'node:fs';
import { endingOf, type FileType, isFileType } from '@bidwright/contract-kit';
import { fileTypeFromFile } from 'file-type';

/** Characters of no text: control characters but tab, line feed, form feed and carriage return. */
const noText = /(?![\t\n\f\r])[\p{Cc}]/u;

const isNoUtf8 = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const isText = async (path: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path))
      if (noText.test(decoder.decode(piece, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch (error) {
    if (isNoUtf8(error)) return false;
    throw error;
  }
};

const textTypes: Record<string, FileType> = { txt: 'text/plain', csv: 'text/csv' };

/**
 * What a file is, by what is in it; its name only tells two kinds of text apart. Undefined of anything that is not kept.
 * Text that browsers would run, such as SVG and HTML, is none of them.
 */
export const typeOf = async (path: string, name: string): Promise<FileType | undefined> => {
  const found = await fileTypeFromFile(path, { signal: AbortSignal.timeout(5000) });
  if (found) return isFileType(found.mime) ? found.mime : undefined;
  const type = textTypes[endingOf(name)];
  return type && (await isText(path)) ? type : undefined;
};
