import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenPromises, keepPromises } from './promises.ts';

const place = mkdtempSync(join(tmpdir(), 'packages-'));
const [folder, room] = [join(place, 'made'), join(place, 'room')];

/** A package as it was made, that shows these types. */
const packed = (version: string, types: string) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports: { '.': './index.js' } }));
  writeFileSync(join(folder, 'index.js'), '');
  writeFileSync(join(folder, 'index.d.ts'), types);
  return [{ name: 'kit', version, folder, room }];
};

const one = 'export declare const one: 1;\n';

beforeEach(async () => {
  for (const path of [folder, room]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { recursive: true });
  }
  await keepPromises(packed('1.2.3', one));
});
afterAll(() => rmSync(place, { recursive: true }));

test('the same under any version is as promised', async () => {
  expect(await brokenPromises(packed('1.2.3', one))).toEqual([]);
  expect(await brokenPromises(packed('1.2.4', one))).toEqual([]);
});

test.each([
  ['1.2.3', `${one}export declare const two: 2;\n`, 'which is minor (new: two). Its version must be 1.3.0 or later'],
  ['1.2.4', `${one}export declare const two: 2;\n`, 'which is minor (new: two). Its version must be 1.3.0 or later'],
  ['1.9.0', 'export declare const one: 2;\n', 'which is major (says something else: one). Its version must be 2.0.0'],
  ['1.9.0', 'export declare const two: 1;\n', 'which is major (gone: one; new: two). Its version must be 2.0.0'],
])('%s says too little, and is not kept', async (version, types, told) => {
  expect(await brokenPromises(packed(version, types))).toEqual([expect.stringContaining(told)]);
  expect(await keepPromises(packed(version, types))).toEqual([expect.stringContaining(told)]);
  expect(JSON.parse(readFileSync(join(room, 'api.json'), 'utf8')).version).toBe('1.2.3');
});

test.each([
  ['1.3.0', `${one}export declare const two: 2;\n`],
  ['2.0.0', 'export declare const one: 2;\n'],
])('%s says enough: it is asked for once, and kept', async (version, types) => {
  expect(await brokenPromises(packed(version, types))).toEqual([
    `What kit ${version} shows is not kept. Then keep what it shows: npm run packages -- --record`,
  ]);
  expect(await keepPromises(packed(version, types))).toEqual([]);
  expect(await brokenPromises(packed(version, types))).toEqual([]);
});
