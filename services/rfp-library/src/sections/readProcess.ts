import { plainText, type Sections } from '@bidwright/contract-rfp-library';
import { answerFromChild } from '@bidwright/service-kit/child-process';
import { cutAtHeadings } from './cut.ts';
import { readPdf } from './readPdf.ts';
import { readWord } from './readWord.ts';

const problemOf = (error: unknown): string =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';

const read = async ([path = '', type = '']: string[]): Promise<Sections | { problem: string }> => {
  try {
    const { text, pictures } =
      type === 'application/pdf' ? { text: await readPdf(path), pictures: null } : await readWord(path);
    return text && plainText(text) ? { sections: cutAtHeadings(text), pictures } : { problem: 'no-text' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

await answerFromChild(read);
