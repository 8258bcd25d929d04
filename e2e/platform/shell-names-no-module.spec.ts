import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const textual = /\.(ts|tsx|js|json|html)$/;

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => textual.test(name) && !/\.test\./.test(name))
    .map((name) => join(folder, name));

const modules = async () => (await readdir(root)).filter((name) => name.startsWith('mf-')).map((name) => name.slice(3));

for (const part of ['src', 'dist', 'locales']) {
  test(`the shell's ${part} names no module`, async () => {
    const names = await modules();
    expect(names.length).toBeGreaterThanOrEqual(5);
    const found: string[] = [];
    for (const file of await filesOf(join(root, 'shell', part))) {
      const text = await readFile(file, 'utf8');
      found.push(
        ...names
          .filter((name) => new RegExp(`mf-${name}|['"\`/]${name}['"\`/]`).test(text))
          .map((name) => `${file}: ${name}`),
      );
    }
    expect(found).toEqual([]);
  });
}
