import { readFile } from 'node:fs/promises';
import { say } from '../say.ts';
import { keptPages, type PlaywrightReport } from './failures.ts';

const maxLength = 100;
const maxPages = 3;

/** The tree of roles and names in what Playwright kept of a page. Its end: dialogs and alerts stand there. */
export const treeOf = (kept: string): string[] =>
  (/```yaml\n(.*?)```/s.exec(kept)?.[1] ?? '')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes('/url:'))
    .slice(-maxLength);

/** Says what the pages of failed tests held: a failure that only another machine has is known by nothing else. */
export const sayPages = async (report: PlaywrightReport): Promise<void> => {
  for (const path of keptPages(report).slice(0, maxPages)) {
    say(`\nThe page of ${path.split('/').at(-2)}:\n${treeOf(await readFile(path, 'utf8')).join('\n')}`);
  }
};
