import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { changedCopy } from './changedCopy.ts';
import { titleOf } from './openTab.ts';

const root = join(import.meta.dirname, '../..');
const module = 'template-demo';

const edit = async (file: string, from: string, to: string) => {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, to));
};

const latePart = `import { createContext, useContext } from 'react';
const Label = createContext('');
const Field = () => <input aria-label={useContext(Label)} />;
export const LatePart = () => <Label value="Note"><Field /></Label>;
`;

/** Gives the module's page a part whose code comes late, with a field inside a context. */
const addLatePart = async (room: string) => {
  await writeFile(join(room, 'src/profile/LatePart.tsx'), latePart);
  const page = join(room, 'src/profile/profilePage.tsx');
  await edit(
    page,
    'const contents',
    "const Late = lazy(async () => ({ default: (await import('./LatePart.tsx')).LatePart }));\n\nconst contents",
  );
  await edit(page, '<Content />', '<Content />\n<Suspense><Late /></Suspense>');
  await edit(page, 'import', "import { lazy } from '@bidwright/shell-api';\nimport { Suspense } from 'react';\nimport");
};

/** The files that a script of a version was made of, as a debugger finds them. */
const sourcesOf = async (page: Page, address: string): Promise<string[]> => {
  const code = await (await page.request.get(address)).text();
  const [, map = ''] = /sourceMappingURL=data:[^,]+,(\S+)\s*$/.exec(code) ?? [];
  return map ? JSON.parse(Buffer.from(map, 'base64').toString()).sources : [];
};

test('who works on a module sees each change in the running app at once, loses nothing by it, and nobody else sees any', async ({
  page,
  platform,
}) => {
  const room = await changedCopy('In the making');
  await addLatePart(room);
  const dev = spawn(process.execPath, [join(root, 'shared/tooling/src/commands/dev-module.ts')], {
    cwd: room,
    env: { ...process.env, PUBLIC_URL: platform.address, PUBLISH_TOKEN: platform.publishToken(module) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  const gone = once(dev, 'exit');
  const link = /http:\S+\?override=\S+/;
  try {
    await expect.poll(() => said).toMatch(link);
    await signIn(page, platform.address, 'admin');
    await page.goto(link.exec(said)?.[0] ?? '');
    const banner = page.getByRole('alert').filter({ hasText: 'a version of Sample pages in development' });
    await expect(banner).toBeVisible();
    await expect(page).not.toHaveURL(/override=/);
    await page.getByRole('link', { name: 'Social profile' }).click();
    await expect(titleOf(page)).toHaveText('In the making');
    await expect(banner).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mark: true }));
    const chunks = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\/0\.0\.0-dev\..*\.js$/.test(name) ? name : [])),
    );
    const sources = await Promise.all(chunks.map((chunk) => sourcesOf(page, chunk)));
    expect(sources.flat()).toContain('mf-template-demo/src/profile/profilePage.tsx');

    const writing = page.getByRole('textbox', { name: 'What is new?' });
    await writing.fill('Half a thought');
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Ask Dana');
    await edit(join(room, 'locales/en.json'), 'In the making', 'Changed again');
    await expect(titleOf(page)).toHaveText('Changed again');
    await expect(writing).toHaveValue('Half a thought');
    await edit(
      join(room, 'src/profile/profilePage.tsx'),
      "title={text('profile.title')}",
      "title={`${text('profile.title')}!`}",
    );
    await expect(titleOf(page)).toHaveText('Changed again!');
    await expect(writing).toHaveValue('Half a thought');
    await edit(join(room, 'src/profile/LatePart.tsx'), '"Note"', '"Reminder"');
    await expect(page.getByRole('textbox', { name: 'Reminder' })).toHaveValue('Ask Dana');
    expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);

    await banner.getByRole('button', { name: 'Use the active version' }).click();
    await expect(titleOf(page)).toHaveText('Social profile');
    await expect(banner).toHaveCount(0);
  } finally {
    dev.kill('SIGTERM');
    await gone;
  }
});
