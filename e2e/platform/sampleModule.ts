import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { changedCopy } from './changedCopy.ts';

const latePath = '/user/social-profile/late';
const brokenPath = '/user/social-profile/broken';

const files = {
  'src/look.module.css': '.late { letter-spacing: 3px; }\n',
  'src/LatePage.tsx': `import { Page } from '@bidwright/remote-kit/ui';
import { NamedLink, Slot } from '@bidwright/shell-api';
import look from './look.module.css';

export const LatePage = () => (
  <Page title="A late page">
    <p className={look.late}>Set wide</p>
    <Slot id="template-demo/late.side/v1" word="handed over" />
    <NamedLink to="Sample.show" params={{}}>To the posts</NamedLink>
    <NamedLink to="Nobody.show" params={{}}>To nobody</NamedLink>
  </Page>
);
`,
};

const slots = `slots: {
    good: { Component: ({ word }: { word: string }) => <p>It was {word}</p> },
    bad: { Component: () => { throw new Error('no such field'); } },
  }, `;

const fills = (name: string, order: number) => ({ slot: 'template-demo/late.side/v1', name, order });

/** What the module says of itself: it offers a place and fills it twice, and links to a page of its own and to nobody's. */
const described = (file: object) => ({
  ...file,
  slots: [fills('bad', 1), fills('good', 2)],
  offers: [{ slot: 'template-demo/late.side/v1' }],
  destinations: [{ name: 'Sample.show', path: '/user/social-profile/posts' }],
  links: [{ name: 'Nobody.show', optional: true }],
});

const insert = (text: string, before: string, what: string) => {
  if (!text.includes(before)) throw new Error(`The template's module has no ${before}`);
  return text.replace(before, `${what}${before}`);
};

/** Builds the template's module with what few modules have: a page that is loaded late, one that fails, a style sheet, a place. Answers the build's folder. */
export const buildSample = async (version: string): Promise<string> => {
  const room = await changedCopy('Sample');
  for (const [name, text] of Object.entries(files)) await writeFile(join(room, name), text);
  const source = join(room, 'src/module.tsx');
  const module = await readFile(source, 'utf8');
  const late = `{ path: '${latePath}', lazy: async () => ({ Component: (await import('./LatePage.tsx')).LatePage }) }, `;
  const broken = `{ path: '${brokenPath}', Component: () => { throw new Error('no such record'); } }, `;
  const withPage = insert(module, '...profileRoutes', late + broken);
  await writeFile(source, insert(withPage, 'messages:', slots));
  const about = join(room, 'module.json');
  await writeFile(about, JSON.stringify(described(JSON.parse(await readFile(about, 'utf8')))));
  await buildRoom({ room, version });
  return join(room, 'dist');
};
