import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { encodingOf } from '../encodingOf.ts';

/** Bytes of a letter, at most, however it is written. */
const maxLetterLength = 4;

/** The beginning of a text, however it is written. */
export const readText = async (path: string, enough: number): Promise<string> => {
  const beginning = createReadStream(path, { end: enough * maxLetterLength });
  return new TextDecoder(await encodingOf(path)).decode(await buffer(beginning));
};
