import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from '../database/flags.ts';
import { type Login, whereOf } from '../database/url.ts';

/**
 * What was published to the registry of a folder was published to that of its copy too, which comes to stand at `dataDir` with a private server or
 * that of `login`: its next start switches nothing on that somebody had switched back.
 */
export const renewPublished = async (copy: string, dataDir: string, login?: Login): Promise<void> => {
  const file = join(copy, 'published.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const where = login ? whereOf(login) : filesOf(join(dataDir, 'database')).socket;
  const published: Record<string, string> = JSON.parse(text);
  const renewed = Object.entries(published).map(([module, known]) => [
    module,
    known.replace(/ in .*$/, ` in ${where}`),
  ]);
  await writeFile(file, JSON.stringify(Object.fromEntries(renewed), undefined, 2));
};
