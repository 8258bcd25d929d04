import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';

const template = join(import.meta.dirname, 'template');

const isProduct = (file: string) => !/\.test\.tsx?(\.tmpl)?$/.test(file);
const textOf = (file: string) => readFileSync(file, 'utf8');
const isNamed = (name: string, file: string) => new RegExp(`\\b${name}\\b`).test(textOf(file));

test('the call of a new module stands in four files', () => {
  const files = globSync('**/*.{ts,tsx}.tmpl', { cwd: template }).filter(isProduct);
  expect(files.filter((file) => isNamed('countEntries', join(template, file))).sort()).toEqual([
    'contract/src/index.ts.tmpl',
    'mf/src/api.ts.tmpl',
    'service/src/calls.ts.tmpl',
    'service/src/policy.ts.tmpl',
  ]);
});

/** Every call of a contract: the service, the name under which it is exported, and its own. */
const calls = globSync('shared/contracts/*/src/**/*.ts', { cwd: root })
  .filter(isProduct)
  .flatMap((file) => {
    const service = file.split('/')[2] ?? '';
    const stated = textOf(join(root, file)).matchAll(/export const (\w+) = call\(\{[^]*?\bname: '([^']+)'/g);
    return [...stated].map(([, exported = '', name = '']) => ({ service, exported, name }));
  });

test('there are calls to look at', () => {
  expect(calls.length).toBeGreaterThan(30);
});

test.each(calls)(
  '$service/$name is answered in calls.ts and weighed in policy.ts, and no other file adds it',
  (one) => {
    const { service, exported, name } = one;
    const address = `/api/${service}/${name}`;
    const files = globSync(`services/${service}/src/**/*.ts`, { cwd: root }).filter(isProduct);
    const naming = (text: string) =>
      files.filter((file) => textOf(join(root, file)).includes(text)).map((file) => basename(file));
    expect(naming(`handle(${exported},`)).toEqual(['calls.ts']);
    expect(naming(`'POST ${address}'`)).toEqual(['policy.ts']);
  },
);
