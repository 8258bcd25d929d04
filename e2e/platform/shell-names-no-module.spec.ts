import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const textual = /\.(ts|tsx|js|json|html)$/;
/** Tests, what they stand on, and the firm that the demo invents, may be about modules that there are. */
const apart = /\.test\.|(^|\/)(testing|demo)\//;

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => textual.test(name) && !apart.test(name))
    .map((name) => join(folder, name));

const modules = async () => (await readdir(root)).filter((name) => name.startsWith('mf-')).map((name) => name.slice(3));

const namesIn = async (folder: string, names: string[]) => {
  const found: string[] = [];
  for (const file of await filesOf(folder)) {
    const text = await readFile(file, 'utf8');
    const named = names.filter((name) => new RegExp(`mf-${name}|['"\`/]${name}['"\`/.]`).test(text));
    found.push(...named.map((name) => `${file.slice(root.length + 1)}: ${name}`));
  }
  return found;
};

for (const part of ['src', 'dist', 'locales']) {
  test(`the shell's ${part} names no module`, async () => {
    const names = await modules();
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(await namesIn(join(root, 'shell', part), names)).toEqual([]);
  });
}

/** What other teams keep, by the names of its collections. */
const collections = async (services: string[]) => {
  const names = await Promise.all(
    services.map(async (service) => {
      const files = await filesOf(join(root, 'shared/contracts', service, 'src'));
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      return texts.flatMap((text) =>
        [...text.matchAll(/collection\(\{\s*name: '(\w+)'/g)].map(([, name = '']) => name),
      );
    }),
  );
  return names.flat();
};

/** People, and words that mean something else here: files of the app, documents of the API. */
const ownWords = new Set(['users', 'files', 'documents']);

test('the front door names no module but admin, whose people have its accounts, and nothing that another team keeps', async () => {
  const names = await modules();
  const others = names.filter((name) => name !== 'admin');
  const kept = (await collections(names)).filter((name) => !ownWords.has(name));
  expect(kept).toContain('opportunities');
  const folder = join(root, 'services/shell/src');
  expect(await namesIn(folder, [...others, ...kept])).toEqual([]);
  const ofAdmin = (await namesIn(folder, ['admin'])).map((found) => found.split(':')[0]);
  const accounts = /^services\/shell\/src\/(accounts\/|service\.ts$|createContext\.ts$)/;
  expect(ofAdmin.filter((file) => !accounts.test(file ?? ''))).toEqual([]);
});
