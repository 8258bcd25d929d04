import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRepository } from './newRepository.ts';

const place = mkdtempSync(join(tmpdir(), 'repository-'));
afterAll(() => rmSync(place, { recursive: true }));

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('a repository has what a module needs, with the versions of these tools', async () => {
  const to = join(place, 'one');
  expect(await newRepository('parking-lots', { to, registry: 'http://packages.example' })).toBe(to);
  const { dependencies, devDependencies } = JSON.parse(read(to, 'package.json'));
  for (const range of Object.values({ ...dependencies, ...devDependencies }))
    expect(range).toMatch(/^\^?\d+\.\d+\.\d+$/);
  expect(dependencies['@bidwright/remote-kit']).toMatch(/^\^/);
  expect(JSON.parse(read(to, 'module.json')).name).toBe('parking-lots');
  expect(read(to, '.npmrc')).toContain('@bidwright:registry=http://packages.example\n');
  expect(read(to, '.github/workflows/module.yml')).toContain('npm run publish');
  expect(read(to, '.gitignore')).toContain('node_modules/');
  const files = globSync('**', { cwd: to, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) expect(read(parentPath, name)).not.toMatch(/\{\{(name|Title)\}\}/);
});

test('no address of a registry is written that nobody said', async () => {
  const to = join(place, 'two');
  await newRepository('parking-lots', { to });
  expect(read(to, '.npmrc')).not.toContain('registry');
});

test('a folder that is there is left alone, and a name must be one', async () => {
  await expect(newRepository('parking-lots', { to: place })).rejects.toThrow('is there already');
  await expect(newRepository('Parking', { to: join(place, 'three') })).rejects.toThrow('lower-case words');
});
