import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(__dirname, '../../../docs');
const shown = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\((?:docs\/)?pictures\/([^)]+)\)/g)].map(([, name]) => name);

test('the page of pictures shows every picture once, and there is every picture that is shown', () => {
  const pictures = readdirSync(path.join(docs, 'pictures')).sort();
  expect(pictures.length).toBeGreaterThan(40);
  expect(shown(path.join(docs, 'pages.md')).sort()).toEqual(pictures);
  expect(pictures).toEqual(expect.arrayContaining(shown(path.join(docs, '../README.md'))));
});
