import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFolder } from '../workerFolder.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of a module beside the others' packages, in which the page's title is another. */
export const changedCopy = async (title: string): Promise<string> => {
  const copy = join(workerFolder, 'mf-template-demo');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  await cp(join(root, 'mf-template-demo'), copy, {
    recursive: true,
    filter: (from) => !/node_modules|dist$|\.turbo/.test(from),
  });
  const words = join(copy, 'locales/en.json');
  const texts = JSON.parse(await readFile(words, 'utf8'));
  await writeFile(words, JSON.stringify({ ...texts, 'template-demo.profile.title': title }));
  return copy;
};
