import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import type { StoppedAt } from './badPackages.ts';
import { changedCopy } from './changedCopy.ts';
import { renamedBuild } from './renamedBuild.ts';

const path = '/user/social-profile/tried';

/** What is wrong with a version, and nothing before somebody opens it; besides those of the table. */
export type Fault = StoppedAt<'proving'> | 'none' | 'rejection' | 'access' | 'late';

/** By then what the front door tells an open page after a second has long come. */
const latePages = Array.from({ length: 7 }, (_, at) => `${path}?page=${at + 1}`);

/** Stands for the fault in the build, in which it is put afterwards: the module is built once for all of them. */
const place = 'THE_FAULT';
/** As many bytes as a version may hold too much of. */
const weightPlace = 'THE_WEIGHT';

/** Not known when it is built, or the bundler would leave out what can never be. */
const fault = `export const fault = document.documentElement.nodeType === 1 ? '${place}' : '';

for (let turn = 0; fault === 'loop'; turn += 1) globalThis.name = String(turn);
if (fault === 'evaluate') throw new Error('a part that is not there');
if (fault === 'hiddenEval') [].concat['constr' + 'uctor']('return 1')();
`;

const page = `import { Button, Page } from '@bidwright/remote-kit/ui';
import { useLanguage, usePerson } from '@bidwright/shell-api';
import { useEffect, useState } from 'react';
import { fault } from './fault.ts';

const ask = () => fetch('/api/template-demo/no-such-call', { method: 'POST', body: '{}' });

const press = () => {
  if (fault === 'press') throw new Error('a field that is not there');
};

const restyle = async () => {
  const sheet = new CSSStyleSheet();
  await sheet.replace('h1 { color: inherit }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

export const whole = fault === 'hang' ? new Promise(() => undefined) : Promise.resolve();

export const TriedPage = () => {
  const { permissions } = usePerson();
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const isLate = fault === 'late' && location.search === '?page=7';
  const isDark = document.documentElement.style.colorScheme === 'dark';
  useEffect(() => {
    if (fault === 'stateLoop') setTurn(turn + 1);
  }, [turn]);
  useEffect(() => {
    if (fault === 'call') void ask();
    if (fault === 'ownStyles') void restyle();
    if (fault === 'heavyLate') void import('./heavy.ts');
    if (fault === 'rejection') void Promise.reject(new Error('nobody caught it'));
    if (fault !== 'storm') return undefined;
    const timer = setInterval(() => void fetch('/api/shell/session'), 5);
    return () => clearInterval(timer);
  }, []);
  for (let turns = 0; fault === 'drawLoop'; turns += 1) globalThis.name = String(turns);
  if (fault === 'draw') throw new Error('no such record');
  if (fault === 'otherPage' && location.search === '?page=2') throw new Error('no such second page');
  if (fault === 'role' && permissions.join() === 'User') throw new Error('a field that only others have');
  if (fault === 'language' && language === 'zh') throw new Error('a text that is not there');
  if (fault === 'dark' && isDark) throw new Error('a colour that is not there');
  if (fault === 'blank') return null;
  return (
    <Page title="Tried">
      {fault === 'access' || isLate ? <img src="/no.svg" /> : <p>It works</p>}
      <Button onClick={press}>Press</Button>
    </Page>
  );
};

export const Card = () => {
  if (fault === 'widget') throw new Error('no such figure');
  return <p>A card</p>;
};
`;

const title = { en: 'Tried', fr: 'Tried', ro: 'Tried', zh: 'Tried' };
const widget = { slot: 'shell/dashboard.widgets/v1', name: 'tried', order: 99, columns: 6, roles: [], title };

let built: Promise<string> | undefined;

/** A version of the samples with a page that can go wrong; of the others it opens none, which saves the test their time. */
const build = async (): Promise<string> => {
  const room = await changedCopy('Tried');
  await writeFile(join(room, 'src/fault.ts'), fault);
  await writeFile(join(room, 'src/TriedPage.tsx'), page);
  await writeFile(join(room, 'src/heavy.ts'), `export const heavy = '${weightPlace}';\n`);
  const source = join(room, 'src/module.tsx');
  const module = await readFile(source, 'utf8');
  const route = `{ path: '${path}', lazy: async () => {
    const { TriedPage, whole } = await import('./TriedPage.tsx');
    await whole;
    return { Component: TriedPage };
  } }, `;
  const slots = `slots: fault === 'missingSlot' ? {} : { tried: { lazy: async () => ({ Component: (await import('./TriedPage.tsx')).Card }) } }, `;
  const changed = module
    .replace('...profileRoutes', `${route}...profileRoutes`)
    .replace('messages:', `${slots}messages:`)
    .replace('export default', "import { fault } from './fault.ts';\nconst whole =");
  await writeFile(source, `${changed}\nexport default fault === 'noModule' ? undefined : whole;\n`);
  const about = join(room, 'module.json');
  const file = JSON.parse(await readFile(about, 'utf8'));
  const routes = [{ path: '/user/social-profile', roles: [], breadcrumbs: [] }];
  await writeFile(
    about,
    JSON.stringify({ ...file, routes, menu: [], creates: [], slots: [widget], destinations: [], samples: [path] }),
  );
  await buildRoom({ room, version: '8.0.0' });
  return join(room, 'dist');
};

/** What a version says of itself, where that matters. */
const abouts: Partial<Record<Fault, object>> = {
  late: { samples: latePages },
  otherPage: { samples: latePages.slice(0, 2) },
  lost: { samples: [path, '/user/social-profile/nowhere/at/all'] },
};

/** A build of the samples under a version, with this fault; answers its folder. */
export const buildWith = async (fault: Fault, version: string): Promise<string> => {
  built ??= build();
  const weight = fault === 'heavyLate' ? randomBytes(2_250_000).toString('base64') : '';
  const change = (text: string) => text.replaceAll(place, fault).replaceAll(weightPlace, weight);
  return renamedBuild(await built, version, change, abouts[fault]);
};
