import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { publish } from '@bidwright/tooling/publish';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';
import { changedCopy } from './changedCopy.ts';

const root = join(import.meta.dirname, '../..');
const module = 'template-demo';
const page = '/user/social-profile/posts';

/** What a build says of itself, as far as it is spoiled here. */
interface Statement {
  version: string;
  container: string;
  entry: string;
  file: { menu: object[]; slots: object[]; links: object[] };
  uses: Record<string, string[]>;
}

/** Spoils a build: what it says of itself, or its files. */
type Spoil = (statement: Statement, dist: string) => Promise<void> | void;

const prepend =
  (text: string): Spoil =>
  async ({ entry }, dist) => {
    await writeFile(join(dist, entry), text + (await readFile(join(dist, entry), 'utf8')));
  };

const bad: [what: string, spoil: Spoil, reason: string][] = [
  [
    'a container of another version',
    (statement) => void (statement.container = 'template_demo__0_0_1'),
    'other-container',
  ],
  ['a file with more in it than was built', prepend(';'), 'hash-mismatch'],
  [
    'a slot that nobody offers',
    ({ file }) => void file.slots.push({ slot: 'shell/nowhere/v9', name: 'x', order: 1, columns: 6, roles: [] }),
    'unknown-slot',
  ],
  ['a link to nowhere', ({ file }) => void file.links.push({ name: 'Nobody.knows' }), 'unknown-destination'],
  [
    'a member that the shell does not have',
    ({ uses }) => void uses['@bidwright/shell-api']?.push('useWeather'),
    'unknown-member',
  ],
  [
    'a menu item without translations',
    ({ file }) => void file.menu.push({ id: 'x', title: { en: 'X' }, type: 'item', order: 1, roles: [] }),
    'missing-translation',
  ],
];

/** The module's build in a folder of its own, under a version that nobody has. */
const spoiledBuild = async (spoil: Spoil): Promise<string> => {
  const dist = join(root, '.data/e2e/spoiled');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await cp(join(root, `mf-${module}/dist`), dist, { recursive: true });
  const statement: Statement = JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));
  const spoiled = { ...statement, version: '6.6.6' };
  await spoil(spoiled, dist);
  await writeFile(join(dist, 'publication.json'), JSON.stringify(spoiled));
  return dist;
};

test('a real build that is spoiled is refused with its reason, and people go on with the one before', async ({
  page: browser,
  platform,
}) => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  for (const [what, spoil, reason] of bad) {
    const dist = await spoiledBuild(spoil);
    const refusal = await publish(registry, module, dist).catch(String);
    expect(refusal, what).toContain(`refuses ${module} (422)`);
    expect(refusal, what).toContain(reason);
  }
  await signIn(browser, platform.address, 'user');
  await browser.goto(page);
  await expect(browser.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an Admin rolls back a version, with a reason, and the next page has the one before', async ({
  page: browser,
  platform,
}) => {
  test.setTimeout(120_000);
  const registry = { address: platform.address, token: platform.publishToken(module) };
  const copy = await changedCopy('A page gone wrong');
  await buildRoom({ room: copy, version: '7.0.0' });
  await publish(registry, module, join(copy, 'dist'), 'New head');
  await signIn(browser, platform.address, 'admin');
  await browser.goto(page);
  await expect(browser.getByRole('heading', { level: 1, name: 'A page gone wrong' })).toBeVisible();
  await post(browser.request, platform.address, '/api/shell/modules/failures', {
    module,
    version: '7.0.0',
    kind: 'render',
    page,
    message: 'It went wrong',
  });

  await browser.goto('/admin/modules');
  await expect(browser.getByRole('alert')).toContainText('7.0.0 failed once');
  await browser
    .getByRole('row', { name: /Sample pages/ })
    .getByRole('button', { name: 'Roll back' })
    .click();
  const dialog = browser.getByRole('dialog', { name: 'Switch versions?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The head is wrong');
  await dialog.getByRole('button', { name: 'Switch versions' }).click();
  await expect(dialog).toBeHidden();
  await expect(browser.getByRole('row', { name: /Sample pages/ })).toContainText('7.0.0 ready');
  await browser.getByRole('button', { name: 'History' }).click();
  await expect(browser.getByRole('dialog', { name: 'History' })).toContainText('The head is wrong');

  await browser.goto(page);
  await expect(browser.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(browser.getByText('A page gone wrong')).toHaveCount(0);
});
