import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workerFolder } from '../workerFolder.ts';

const dist = join(import.meta.dirname, '../../shell/dist');

/** The pages of the shell in which a script of a version stands before all others. */
type Where = 'index.html' | 'entrance.html';

/** What is there from the beginning: a version is told by it. */
const markOf = (version: string) => `document.documentElement.dataset.shell = '${version}';\n`;

/**
 * A copy of the shell's build under another version, as after a small change: a script of its own runs first in its pages. Answers its
 * folder.
 */
export const shellBuild = async (version: string, code: Partial<Record<Where, string>> = {}): Promise<string> => {
  const target = join(workerFolder, `shell-${version}`);
  await rm(target, { recursive: true, force: true });
  const { hashes: built, ...publication } = JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));
  const hashes: Record<string, string> = {};
  const put = async (path: string, content: Buffer | string) => {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
    hashes[path] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  };
  for (const path of Object.keys(built)) {
    if (!path.endsWith('.html')) await put(path, await readFile(join(dist, path)));
  }
  for (const page of ['index.html', 'entrance.html'] as const) {
    const script = `assets/own-${page.replace('.html', '')}.${version}.js`;
    await put(script, markOf(version) + (code[page] ?? ''));
    const html = await readFile(join(dist, page), 'utf8');
    // Behind what the front door puts there, before what the build did.
    const tag = `<!--head--><script defer src="/${script}"></script>`;
    await put(page, html.replace('<!--head-->', tag));
  }
  const container = `shell__${version.replaceAll(/\W/g, '_')}`;
  await writeFile(join(target, 'publication.json'), JSON.stringify({ ...publication, version, container, hashes }));
  return target;
};
