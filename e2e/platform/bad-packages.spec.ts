import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { publish } from '@bidwright/tooling/publish';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';
import { badPackages, type StoppedAt, stoppedAt } from './badPackages.ts';
import { changedCopy } from './changedCopy.ts';
import { renamedBuild } from './renamedBuild.ts';

const root = join(import.meta.dirname, '../..');
const module = 'template-demo';
const page = '/user/social-profile/posts';

/** What a build says of itself, as far as it is spoiled here. */
interface Statement {
  container: string;
  entry: string;
  file: {
    shellApi: string;
    routes: object[];
    menu: object[];
    slots: object[];
    services: object[];
    links: object[];
    offers: object[];
  };
  uses: Record<string, string[]>;
  requires: Record<string, string>;
  hashes: Record<string, string>;
}

/** A sound build of a version that nobody has, in a folder of its own. */
interface Build {
  dist: string;
  statement: Statement;
  /** What the active version calls its container. */
  active: string;
}

/** Spoils what a build says of itself, or its files. */
type Spoil = (build: Build) => Promise<void> | void;

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a file into the build, as if it had been built so. */
const put = async ({ dist, statement }: Build, name: string, text: string) => {
  await writeFile(join(dist, name), text);
  statement.hashes[name] = hashOf(text);
};

const style =
  (text: string): Spoil =>
  (build) =>
    put(build, 'styles.0123456789.css', text);

const change =
  (how: (entry: string) => string): Spoil =>
  async (build) => {
    const { entry } = build.statement;
    await put(build, entry, how(await readFile(join(build.dist, entry), 'utf8')));
  };

const prepend = (code: string) => change((entry) => code + entry);

const flat = (name: string) => name.replaceAll(/_+/g, '_');

/** Names the container otherwise wherever it stands in the build; Rspack's name for the chunks has each run of `_` as one. */
const rename = async (build: Build, to: string) => {
  const { dist, statement } = build;
  for (const name of await readdir(dist)) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(dist, name), 'utf8');
    await put(build, name, text.replaceAll(statement.container, to).replaceAll(flat(statement.container), flat(to)));
  }
  statement.container = to;
};

const label = { en: 'X', fr: 'X', ro: 'X', zh: 'X' };
const item = { id: 'x', title: label, type: 'item', order: 1, roles: [] };
const route = { path: '/x', roles: [], breadcrumbs: [] };
const slot = { slot: 'shell/dashboard.widgets/v1', name: 'x', order: 1, columns: 6, roles: [] };

/** How a package comes to be so, and the reason that the registry gives. */
const stopped: Record<StoppedAt<'gate'>, [spoil: Spoil, reason: string, module?: string]> = {
  heavyScreen: [prepend(`var h="${randomBytes(60_000).toString('base64')}";`), 'over-budget'],
  ownReact: [
    prepend('var r={};r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null};'),
    'own-react',
  ],
  globalStyles: [style('body { color: red }'), 'global-css'],
  eval: [prepend('eval("1");'), 'eval'],
  otherShell: [({ statement }) => void (statement.file.shellApi = '^9.0.0'), 'shell-range'],
  newerShell: [({ statement }) => void (statement.file.shellApi = '^1.9.0'), 'shell-range'],
  unknownMember: [({ statement }) => void statement.uses['@bidwright/shell-api']?.push('useWeather'), 'unknown-member'],
  takenRoute: [
    ({ statement }) => void statement.file.routes.push({ ...route, path: '/general/opportunities/mine' }),
    'route-taken',
  ],
  unknownService: [
    ({ statement }) => void statement.file.services.push({ name: 'weather', range: '*' }),
    'unknown-service',
  ],
  otherService: [
    ({ statement }) => void statement.file.services.push({ name: 'admin', range: '^9.0.0' }),
    'service-range',
  ],
  withdrawnSlot: [({ statement }) => void (statement.file.offers = []), 'slot-withdrawn', 'opportunities'],
};

/** Further ways in which a package is bad. */
const further: [what: string, spoil: Spoil, reason: string][] = [
  ['the container of another version', (build) => rename(build, build.active), 'container-taken'],
  [
    'chunks that would meet those of another version',
    (build) => rename(build, build.active.replace('__', '___')),
    'chunk-global-taken',
  ],
  ['a chunk of another module', prepend('(self.rspackChunkadmin_1||=[]).push([[1],{}]);'), 'other-chunk-global'],
  [
    'a container that its entry does not make',
    ({ statement }) => void (statement.container = statement.container.replace('__', '_')),
    'other-container',
  ],
  ['nothing to load', change((entry) => entry.replaceAll('"./module"', '"./page"')), 'missing-expose'],
  ['a page in the place of a script', change(() => '<!doctype html>'), 'broken-script'],
  ['a style sheet that is none', style('a {'), 'broken-style'],
  [
    'a file with more in it than was built',
    async ({ dist, statement: { entry } }) =>
      writeFile(join(dist, entry), `;${await readFile(join(dist, entry), 'utf8')}`),
    'hash-mismatch',
  ],
  [
    'a kit of another shell',
    ({ statement }) => void (statement.requires['@bidwright/remote-kit/ui'] = '^9.0.0'),
    'shell-range',
  ],
  [
    'a slot that nobody offers',
    ({ statement }) => void statement.file.slots.push({ ...slot, slot: 'shell/nowhere/v9' }),
    'unknown-slot',
  ],
  [
    'a link to nowhere',
    ({ statement }) => void statement.file.links.push({ name: 'Nobody.knows' }),
    'unknown-destination',
  ],
  [
    "another module's place in the menu",
    ({ statement }) => void statement.file.menu.push({ ...item, id: 'opportunities' }),
    'menu-id-taken',
  ],
  [
    'a menu item without translations',
    ({ statement }) => void statement.file.menu.push({ ...item, title: { ...label, ro: '' } }),
    'missing-translation',
  ],
  [
    'a role that nobody has',
    ({ statement }) => void statement.file.menu.push({ ...item, roles: ['Manager'] }),
    'unknown-role',
  ],
];

const statementIn = async (dist: string) => JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));

const spoiledBuild = async (spoil: Spoil, module: string): Promise<string> => {
  const own = join(root, `mf-${module}/dist`);
  const dist = await renamedBuild(own, '6.6.6');
  const build = { dist, statement: await statementIn(dist), active: (await statementIn(own)).container };
  await spoil(build);
  await writeFile(join(dist, 'publication.json'), JSON.stringify(build.statement));
  return dist;
};

/** What a refusal names, each with its place in the package. */
const codesIn = (refusal: string) => [...refusal.matchAll(/^ {4}([a-z-]+) at \S+$/gm)].map(([, code]) => code);

const bad: [what: string, spoil: Spoil, reason: string, module?: string][] = [
  ...stoppedAt('gate').map((id) => [badPackages[id].what, ...stopped[id]] as [string, Spoil, string, string?]),
  ...further,
];

test('of the bad packages none is missing: each is stopped somewhere', () => {
  const at = (Object.values(badPackages) as { stop: string }[]).map(({ stop }) => stop);
  const counts = Object.fromEntries([...new Set(at)].map((stop) => [stop, at.filter((one) => one === stop).length]));
  expect(counts).toEqual({ gate: 11, proving: 21, drafts: 1 });
});

test('a real build that is spoiled is refused with its reason, and people go on with the one before', async ({
  page: browser,
  platform,
}) => {
  for (const [what, spoil, reason, of = module] of bad) {
    const registry = { address: platform.address, token: platform.publishToken(of) };
    const refusal = await publish(registry, of, await spoiledBuild(spoil, of)).catch(String);
    expect(refusal, what).toContain(`refuses ${of} (422)`);
    expect([...new Set(codesIn(refusal))], what).toEqual([reason]);
  }
  await signIn(browser, platform.address, 'user');
  await browser.goto(page);
  await expect(browser.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Where a text stands in the files of a build, as the stack of a browser names such a place. */
const placeOf = async (dist: string, text: string): Promise<string> => {
  for (const file of await readdir(dist)) {
    if (!file.endsWith('.js') || file.startsWith('texts-')) continue;
    const before = (await readFile(join(dist, file), 'utf8')).split(text, 2);
    if (before.length === 1) continue;
    const lines = (before[0] ?? '').split('\n');
    return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  }
  throw new Error(`${text} stands in no file of ${dist}`);
};

test('an Admin sees where a version failed and rolls it back, with a reason; the next page has the one before', async ({
  page: browser,
  platform,
}) => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  const copy = await changedCopy('A page gone wrong');
  await buildRoom({ room: copy, version: '7.0.0' });
  await publish(registry, module, join(copy, 'dist'), { reason: 'New head' });
  const place = await placeOf(join(copy, 'dist'), 'profile.title');
  await signIn(browser, platform.address, 'admin');
  await browser.goto(page);
  await expect(browser.getByRole('heading', { level: 1, name: 'A page gone wrong' })).toBeVisible();
  await post(browser.request, platform.address, '/api/shell/modules/failures', {
    module,
    version: '7.0.0',
    kind: 'render',
    page,
    message: 'It went wrong',
    stack: `Error: It went wrong\n    at t (${platform.address}/remotes/${module}/7.0.0/${place})`,
    language: 'fr',
    mode: 'dark',
  });

  await browser.goto('/admin/modules');
  const failed = browser.getByRole('alert').filter({ hasText: 'Sample pages' });
  await expect(failed).toContainText('7.0.0 failed once');
  await failed.getByRole('button', { name: 'See failures' }).click();
  const panel = browser.getByRole('dialog', { name: 'Sample pages' });
  await panel.getByRole('button', { name: /^Failure details: A page failed/ }).click();
  await expect(panel.getByText(/mf-template-demo\/src\/profile\/\w+\.tsx:\d+:\d+/)).toBeInViewport();
  await expect(panel.getByText('French, dark')).toBeVisible();
  await browser.keyboard.press('Escape');
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
