import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeTypes } from './typeFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('types name the files that others get, and bring what their script adds to a library', async () => {
  mkdirSync(join(folder, 'ui'));
  write('ui/theme.js', "import { palette } from '../palette.js';\nimport { plain } from './plain.js';\n");
  write(
    'ui/theme.d.ts',
    "import type { Look } from './look.ts';\nexport declare const theme: import('./cell.tsx').Cell;\n",
  );
  for (const file of ['ui/look', 'ui/cell', 'ui/plain', 'palette']) write(`${file}.js`, '');
  for (const file of ['ui/look', 'ui/cell', 'ui/plain']) write(`${file}.d.ts`, 'export {};\n');
  write('palette.d.ts', "declare module 'library' {\n}\nexport {};\n");
  await completeTypes(folder);
  expect(read('ui/theme.d.ts')).toBe(
    "import './../palette.js';\nimport type { Look } from './look.js';\nexport declare const theme: import('./cell.js').Cell;\n",
  );
  expect(read('ui/plain.d.ts')).toBe('export {};\n');
});
