import { answerFromChild } from '../answerFromChild.ts';
import type { Read } from './read.ts';
import { readFile } from './readFile.ts';

/** Why a file gives no words. */
const problemOf = (error: unknown): string =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';

const read = async ([path = '', type = '']: string[]): Promise<Read> => {
  try {
    const { text, isCut } = await readFile(path, type);
    if (!text) return { problem: 'no-text' };
    return isCut ? { text, problem: 'cut' } : { text };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

await answerFromChild(read);
