import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { changedCopy } from './changedCopy.ts';

const latePath = '/user/social-profile/late';

const files = {
  'src/look.module.css': '.late { letter-spacing: 3px; }\n',
  'src/LatePage.tsx': `import { Page } from '@bidwright/remote-kit/ui';
import look from './look.module.css';

export const LatePage = () => <Page title="A late page"><p className={look.late}>Set wide</p></Page>;
`,
};

const insert = (text: string, before: string, what: string) => {
  if (!text.includes(before)) throw new Error(`The template's module has no ${before}`);
  return text.replace(before, `${what}${before}`);
};

/** Builds the template's module with what few modules have: a page that is loaded late, and a style sheet. Answers the build's folder. */
export const buildSample = async (version: string): Promise<string> => {
  const room = await changedCopy('Sample');
  for (const [name, text] of Object.entries(files)) await writeFile(join(room, name), text);
  const source = join(room, 'src/module.tsx');
  const module = await readFile(source, 'utf8');
  const late = `{ path: '${latePath}', lazy: async () => ({ Component: (await import('./LatePage.tsx')).LatePage }) }, `;
  await writeFile(source, insert(module, "{ path: '/user/social-profile/posts'", late));
  await buildRoom({ room, version });
  return join(room, 'dist');
};
