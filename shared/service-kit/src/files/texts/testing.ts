import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrintedLine, printedPdf } from '@bidwright/service-testing/fixture/papers/files';
import { textOf } from './textOf.ts';

/** Reads pages that are printed as a PDF: the lines of each. */
export const printedPages = () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'printed-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  return async (...pages: PrintedLine[][]): Promise<string[][]> => {
    const path = join(folder, 'a.pdf');
    await writeFile(path, printedPdf(pages));
    const read = await textOf(path, 'application/pdf', new AbortController().signal);
    if (read.text === undefined) throw new Error(`It is not read: ${read.problem}`);
    return read.text.split('\f').map((page) => page.split('\n').filter(Boolean));
  };
};
