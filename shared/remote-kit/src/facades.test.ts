import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const facades: { key: string }[] = JSON.parse(read('shared/remote-kit/facades.json'));
const users = globSync(['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'], { cwd: root }).map(read);

const listed = (braces: string) =>
  braces
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The values a facade exports; types cost nothing. */
const exported = (key: string) =>
  [...read(`shared/remote-kit/src/${key}/index.ts`).matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, braces = '']) => listed(braces))
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, ''));

const imported = (key: string) => {
  const imports = new RegExp(`import \\{([^}]*)\\} from '@bidwright/remote-kit/${key}'`, 'g');
  const names = users.flatMap((text) => [...text.matchAll(imports)].flatMap(([, braces = '']) => listed(braces)));
  return new Set(names.map((name) => name.replace(/ as .*$/, '')));
};

/** The build points icons at the first, forms say with the second what is wrong, and versions of before take the others. */
const always = new Set(['createSvgIcon', 'useFieldMessage', 'SearchBox', 'DayBox', 'useOnce', 'DateOrders']);

test.each(facades)('the shell or a module uses all that $key brings into every page', ({ key }) => {
  const names = exported(key);
  expect(names.length).toBeGreaterThan(0);
  const used = imported(key);
  expect(names.filter((name) => !used.has(name) && !always.has(name))).toEqual([]);
});
