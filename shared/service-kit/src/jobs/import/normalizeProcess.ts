import { answerFromChild } from '../../files/answerFromChild.ts';
import type { Unread } from '../../files/childProcess.ts';
import { normalize, type Sheet, Unfit } from './normalize.ts';

const read = async ([from = '', to = '', type = '']: string[]): Promise<Sheet | Unread> => {
  try {
    return await normalize(from, to, type);
  } catch (error) {
    return { problem: error instanceof Unfit ? error.message : 'damaged' };
  }
};

await answerFromChild(read);
