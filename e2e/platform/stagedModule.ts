import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { changedCopy } from './changedCopy.ts';
import { renamedBuild } from './renamedBuild.ts';

export const stagedPath = '/user/social-profile/staged';
const slot = 'template-demo/staged.side/v1';

/** What goes wrong with a version when somebody opens it, or works with it. */
export type Trouble =
  | 'none'
  | 'draw'
  | 'blank'
  | 'press'
  | 'pressLoop'
  | 'hang'
  | 'part'
  | 'call'
  | 'storm'
  | 'lost'
  | 'loop';

/** Stand for the trouble and what the page says in the build, in which both are put afterwards: the module is built once for all of them. */
const troublePlace = 'THE_TROUBLE';
const wordsPlace = 'THE_WORDS';

const page = `import { Button, Page } from '@bidwright/remote-kit/ui';
import { lazy, Slot } from '@bidwright/shell-api';
import { Suspense, useEffect } from 'react';

// Not known when it is built, or the bundler would leave out what can never be.
const trouble = document.documentElement.nodeType === 1 ? '${troublePlace}' : '';

for (let turn = 0; trouble === 'loop'; turn += 1) globalThis.name = String(turn);

const ask = (call: string) => fetch('/api/template-demo/' + call, { method: 'POST', body: '{}' });
const press = () => {
  if (trouble === 'press') throw new Error('a field that is not there');
  for (let turn = 0; trouble === 'pressLoop'; turn += 1) globalThis.name = String(turn);
};

const Part = lazy(async () => {
  if (trouble === 'part') await new Promise(() => undefined);
  return { default: () => <i>A part</i> };
});

export const whole = trouble === 'hang' ? new Promise(() => undefined) : Promise.resolve();

export const StagedPage = () => {
  useEffect(() => {
    if (trouble === 'call') void ask('no-such-call');
    if (trouble !== 'storm') return undefined;
    const timer = setInterval(() => void ask('no-such-call-either'), 30);
    return () => clearInterval(timer);
  }, []);
  if (trouble === 'draw') throw new Error('no such record');
  if (trouble === 'blank') return null;
  return (
    <Page title="Staged">
      <p>${wordsPlace}</p>
      <Button onClick={press}>Press</Button>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
      <Slot id="${slot}" />
    </Page>
  );
};
`;

const slots = `slots: { draft: { Component: () => <textarea aria-label="Draft" /> } }, `;

let built: Promise<string> | undefined;

const build = async (): Promise<string> => {
  const room = await changedCopy('Staged');
  await writeFile(join(room, 'src/StagedPage.tsx'), page);
  const source = join(room, 'src/module.tsx');
  const module = await readFile(source, 'utf8');
  const route = `{ path: '${stagedPath}', lazy: async () => {
    const { StagedPage, whole } = await import('./StagedPage.tsx');
    await whole;
    return { Component: StagedPage };
  } }, `;
  const withPage = module.replace('...profileRoutes', `${route}...profileRoutes`);
  await writeFile(source, withPage.replace('messages:', `${slots}messages:`));
  const about = join(room, 'module.json');
  const file = JSON.parse(await readFile(about, 'utf8'));
  await writeFile(about, JSON.stringify({ ...file, slots: [{ slot, name: 'draft', order: 1 }], offers: [{ slot }] }));
  await buildRoom({ room, version: '8.5.0' });
  return join(room, 'dist');
};

interface Wanted {
  trouble?: Trouble;
  words?: string;
  /** What it says of itself. */
  about?: object;
}

/** A build of the samples under a version; answers its folder. */
export const buildStaged = async (
  version: string,
  { trouble = 'none', words = 'It works', about = {} }: Wanted = {},
): Promise<string> => {
  built ??= build();
  const lost = trouble === 'lost' ? { samples: [`${stagedPath}/lost`] } : {};
  return renamedBuild(
    await built,
    version,
    (text) => text.replaceAll(troublePlace, trouble).replaceAll(wordsPlace, words),
    { ...lost, ...about },
  );
};
