import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { changedCopy } from './changedCopy.ts';
import { renamedBuild } from './renamedBuild.ts';

const path = '/user/social-profile/tried';

/** What is wrong with a version, and nothing before somebody opens it. */
export type Fault =
  | 'none'
  | 'role'
  | 'language'
  | 'dark'
  | 'loop'
  | 'storm'
  | 'blank'
  | 'call'
  | 'rejection'
  | 'access'
  | 'late';

/** By then what the front door tells an open page after a second has long come. */
const latePages = Array.from({ length: 7 }, (_, at) => `${path}?page=${at + 1}`);

/** Stands for the fault in the build, in which it is put afterwards: the module is built once for all of them. */
const place = 'THE_FAULT';

const page = `import { Page } from '@bidwright/remote-kit/ui';
import { useLanguage, usePerson } from '@bidwright/shell-api';
import { useEffect } from 'react';

// Not known when it is built, or the bundler would leave out what can never be.
const fault = document.documentElement.nodeType === 1 ? '${place}' : '';

for (let turn = 0; fault === 'loop'; turn += 1) globalThis.name = String(turn);

const ask = () => fetch('/api/template-demo/no-such-call', { method: 'POST', body: '{}' });

export const TriedPage = () => {
  const { permissions } = usePerson();
  const language = useLanguage();
  const isLate = fault === 'late' && location.search === '?page=7';
  const isDark = document.documentElement.style.colorScheme === 'dark';
  useEffect(() => {
    if (fault === 'call') void ask();
    if (fault === 'rejection') void Promise.reject(new Error('nobody caught it'));
    if (fault !== 'storm') return undefined;
    const timer = setInterval(() => void fetch('/api/shell/session'), 5);
    return () => clearInterval(timer);
  }, []);
  if (fault === 'role' && permissions.join() === 'User') throw new Error('a field that only others have');
  if (fault === 'language' && language === 'zh') throw new Error('a text that is not there');
  if (fault === 'dark' && isDark) throw new Error('a colour that is not there');
  if (fault === 'blank') return null;
  return <Page title="Tried">{fault === 'access' || isLate ? <img src="/no.svg" /> : <p>It works</p>}</Page>;
};
`;

let built: Promise<string> | undefined;

/** A version of the samples with a page that can go wrong; of the others it opens none, which saves the test their time. */
const build = async (): Promise<string> => {
  const room = await changedCopy('Tried');
  await writeFile(join(room, 'src/TriedPage.tsx'), page);
  const source = join(room, 'src/module.tsx');
  const module = await readFile(source, 'utf8');
  const route = `{ path: '${path}', lazy: async () => ({ Component: (await import('./TriedPage.tsx')).TriedPage }) }, `;
  await writeFile(source, module.replace('...profileRoutes', `${route}...profileRoutes`));
  const about = join(room, 'module.json');
  const file = JSON.parse(await readFile(about, 'utf8'));
  const routes = [{ path: '/user/social-profile', roles: [], breadcrumbs: [] }];
  await writeFile(
    about,
    JSON.stringify({ ...file, routes, menu: [], creates: [], slots: [], destinations: [], samples: [path] }),
  );
  await buildRoom({ room, version: '8.0.0' });
  return join(room, 'dist');
};

/** A build of the samples under a version, with this fault; answers its folder. */
export const buildWith = async (fault: Fault, version: string): Promise<string> => {
  built ??= build();
  const about = fault === 'late' ? { samples: latePages } : {};
  return renamedBuild(await built, version, (text) => text.replaceAll(place, fault), about);
};
