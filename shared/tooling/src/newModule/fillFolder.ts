import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const filled = (text: string, words: Record<string, string>): string =>
  Object.entries(words).reduce((done, [word, value]) => done.replaceAll(`{{${word}}}`, value), text);

/** Writes a file; the folders above it are made. */
export const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/**
 * Writes the files of a template into a folder, with words in the place of `{{word}}`. Names end in `.tmpl`, folders too where tools
 * would take them for a room's own, and those that begin with a dot begin with `dot-`, as npm packs no others.
 */
export const fillFolder = async (template: string, folder: string, words: Record<string, string>): Promise<void> => {
  for (const file of globSync('**/*.tmpl', { cwd: template, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const from = join(file.parentPath, file.name);
    const to = from
      .slice(template.length + 1)
      .replaceAll('.tmpl', '')
      .replaceAll('dot-', '.');
    await write(join(folder, to), filled(await readFile(from, 'utf8'), words));
  }
};
