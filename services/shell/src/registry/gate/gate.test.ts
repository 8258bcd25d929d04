import { randomBytes } from 'node:crypto';
import type { Publication } from '@bidwright/contract-shell';
import { bench } from '../../testing/bench.ts';
import { activate, base64, publication, publish, shellPublication } from '../../testing/publications.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { hashOf } from './hashes.ts';

const tokens = { ftes: 'token-of-ftes', admin: 'token-of-admin', shell: 'token-of-shell' };
const { visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const label = { en: 'x', fr: 'x', ro: 'x', zh: 'x' };
const slot = { name: 'team', order: 1, columns: 6, roles: [] };

/** What stands beside it: a shell, and an admin module that offers a place and a page. */
const others = async (visitor: Visitor) => {
  const { file, ...admin } = publication('admin');
  const offering = {
    ...file,
    offers: [{ slot: 'admin/people.side/v2' }],
    destinations: [{ name: 'Person.show', path: '/admin/users/:id' }],
  };
  await publish(visitor, shellPublication(), tokens.shell, 'shell');
  await activate(visitor, 'shell', '1.0.0', tokens.shell);
  await publish(visitor, { ...admin, file: offering }, tokens.admin, 'admin');
  await activate(visitor, 'admin', '1.0.0', tokens.admin);
};

const hashesOf = (files: Publication['files']) => Object.fromEntries(files.map((file) => [file.path, hashOf(file)]));

/** A module that uses all that it may. */
const good = (): Publication => {
  const plain = publication('ftes');
  const files = [
    ...plain.files,
    {
      path: 'style.css',
      content: base64('.ftes-grid > td, .ftes_1 p:hover { color: red } @keyframes ftes-in { to { top: 0 } }'),
    },
    {
      path: 'chunk.js',
      content: base64('(globalThis.rspackChunkftes_1_0_0||=[]).push([[2],{}]);Function("return this")'),
    },
  ];
  return {
    ...plain,
    file: {
      ...plain.file,
      services: [{ name: 'shell', range: '^1.0.0' }],
      slots: [
        { ...slot, slot: 'shell/dashboard.widgets/v1' },
        { ...slot, slot: 'admin/people.side/v2' },
      ],
      links: [
        { name: 'Person.show', optional: false },
        { name: 'Nobody.knows', optional: true },
      ],
    },
    uses: { '@bidwright/shell-api': ['usePerson'], '@bidwright/remote-kit/ui': ['Page'] },
    requires: { '@bidwright/remote-kit/ui': '^1.1.0' },
    files,
    hashes: hashesOf(files),
  };
};

type Change = (sound: Publication) => Partial<Publication>;

const fileWith =
  (change: (file: Publication['file']) => Partial<Publication['file']>): Change =>
  ({ file }) => ({ file: { ...file, ...change(file) } });

/** With other contents of a file, or a file more; the build said so. */
const contents =
  (path: string, text: string): Change =>
  ({ files }) => {
    const changed = [...files.filter((file) => file.path !== path), { path, content: base64(text) }];
    return { files: changed, hashes: hashesOf(changed) };
  };

const entryOf = ({ files }: Publication) => Buffer.from(files[0]?.content ?? '', 'base64').toString();

type Case = [what: string, change: Change, reason: string, message: RegExp];

const bad: Case[] = [
  [
    'a container that another version has',
    (sound) => ({
      container: 'admin__1_0_0',
      ...contents(sound.entry, entryOf(publication('admin')))({ ...sound, files: sound.files.slice(0, 4) }),
    }),
    'container-taken container',
    /admin__1_0_0 is the container of admin 1.0.0/,
  ],
  [
    'chunks that would meet those of another',
    (sound) => {
      const container = 'admin_1__0_0';
      const entry = entryOf(sound).replaceAll('ftes__1_0_0', container).replaceAll('ftes_1_0_0', 'admin_1_0_0');
      return { container, ...contents(sound.entry, entry)({ ...sound, files: sound.files.slice(0, 4) }) };
    },
    'chunk-global-taken container',
    /admin 1.0.0 in admin_1_0_0/,
  ],
  [
    'a chunk of another module',
    contents('chunk.js', '(self["webpackChunkadmin_1_0_0"]=self["webpackChunkadmin_1_0_0"]||[]).push([])'),
    'other-chunk-global files[5].content',
    /chunk.js puts its code among the chunks of admin_1_0_0/,
  ],
  [
    'an entry of another name',
    () => ({ container: 'ftes_1_0_0' }),
    'other-container container',
    /no container named ftes_1_0_0/,
  ],
  [
    'nothing exposed',
    (sound) => contents(sound.entry, entryOf(sound).replace('./module', './page'))(sound),
    'missing-expose entry',
    /does not expose .\/module/,
  ],
  [
    'a React of its own',
    contents('own.js', 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}'),
    'own-react files[6].content',
    /own.js brings a React of its own/,
  ],
  [
    'a shell-api it does not run with',
    fileWith(() => ({ shellApi: '^2.0.0' })),
    'shell-range file.shellApi',
    /has 1.0.0/,
  ],
  [
    'a facade it does not run with',
    () => ({ requires: { '@bidwright/remote-kit/ui': '^1.3.0' } }),
    'shell-range requires["@bidwright/remote-kit/ui"]',
    /\^1.3.0, and the shell 1.0.0 has 1.2.0/,
  ],
  [
    'a service in another version',
    fileWith(() => ({ services: [{ name: 'shell', range: '^2.0.0' }] })),
    'service-range file.services[0].range',
    /service shell \^2.0.0, which is 1.0.0/,
  ],
  [
    'a service that there is not',
    fileWith(() => ({ services: [{ name: 'weather', range: '*' }] })),
    'unknown-service file.services[0].name',
    /no service weather/,
  ],
  [
    'a slot that nobody offers',
    fileWith(() => ({ slots: [{ ...slot, slot: 'shell/sidebar/v1' }] })),
    'unknown-slot file.slots[0].slot',
    /shell offers no slot shell\/sidebar\/v1/,
  ],
  [
    'a slot that is offered in another version',
    fileWith(() => ({ slots: [{ ...slot, slot: 'admin/people.side/v1' }] })),
    'unknown-slot file.slots[0].slot',
    /it offers admin\/people.side\/v2/,
  ],
  [
    'a link to nowhere',
    fileWith(() => ({ links: [{ name: 'Nobody.knows', optional: false }] })),
    'unknown-destination file.links[0].name',
    /No module has a destination Nobody.knows/,
  ],
  [
    'a member that the shell does not have',
    () => ({ uses: { '@bidwright/shell-api': ['usePerson', 'useWeather'] } }),
    'unknown-member uses["@bidwright/shell-api"]',
    /The shell 1.0.0 has no useWeather in @bidwright\/shell-api/,
  ],
  [
    'a facade that the shell does not have',
    () => ({ uses: { '@bidwright/remote-kit/maps': ['Map'] } }),
    'unknown-member uses["@bidwright/remote-kit/maps"]',
    /no Map in @bidwright\/remote-kit\/maps/,
  ],
  [
    "another module's address",
    fileWith(() => ({ routes: [{ path: '/admin/rates', roles: [], breadcrumbs: [] }] })),
    'route-taken file.routes[0].path',
    /belongs to admin/,
  ],
  [
    "another module's menu id",
    fileWith(({ menu: [item] }) => ({ menu: item ? [{ ...item, id: 'admin' }] : [] })),
    'menu-id-taken file.menu[0].id',
    /belongs to admin/,
  ],
  [
    'a menu item without a translation',
    fileWith(({ menu: [item] }) => ({ menu: item ? [{ ...item, title: { ...label, ro: '' } }] : [] })),
    'missing-translation file.menu[0].title.ro',
    /file.menu\[0\].title has no text in ro/,
  ],
  ...['javascript:alert(1)', 'https://evil.example/', '//evil.example', '/\\evil.example'].map(
    (url): Case => [
      `a menu item that leads to ${url}`,
      fileWith(({ menu: [item] }) => ({ menu: item ? [{ ...item, url }] : [] })),
      'shell.module.path file.menu[0].url',
      /starts with \//,
    ],
  ),
  [
    'a role that nobody has',
    fileWith(({ menu: [item] }) => ({ menu: item ? [{ ...item, roles: ['Manager'] }] : [] })),
    'unknown-role file.menu[0].roles',
    /There is no role Manager/,
  ],
  [
    'a style for the whole page',
    contents('style.css', '.ftes-a, body .ftes-b {}'),
    'global-css files[5].content',
    /body \.ftes-b must/,
  ],
  [
    'an animation of a common name',
    contents('style.css', '@keyframes spin {}'),
    'global-css files[5].content',
    /@keyframes spin/,
  ],
  ['eval', contents('chunk.js', 'eval("1")'), 'eval files[5].content', /chunk.js makes code out of text/],
  [
    'new Function',
    contents('chunk.js', '(0, globalThis.Function)("a", "return a")'),
    'eval files[5].content',
    /Function/,
  ],
  ['a timer with a text', contents('chunk.js', 'setTimeout("run()", 1)'), 'eval files[5].content', /timer/],
  ['a script that is none', contents('chunk.js', '<!doctype html>'), 'broken-script files[5].content', /chunk.js/],
  ['a style sheet that is none', contents('style.css', 'a {'), 'broken-style files[5].content', /style.css/],
  [
    'a heavy first screen',
    (sound) => contents('module.0123456789.js', `x="${randomBytes(60_000).toString('base64')}"`)(sound),
    'over-budget preload',
    /first screen weigh \d+\.\d kB, more than 45\.0 kB/,
  ],
  [
    'heaps of code',
    contents('chunk.js', `x="${'A'.repeat(5_100_000)}"`),
    'over-budget files',
    /All scripts and styles weigh/,
  ],
  [
    'a file with one byte flipped',
    ({ hashes }) => ({ hashes: { ...hashes, 'chunk.js': hashOf({ path: 'chunk.js', content: base64('other') }) } }),
    'hash-mismatch files[5].content',
    /chunk.js is not the file that was built/,
  ],
  [
    'a file the build does not know',
    ({ files }) => ({ files: [...files, { path: 'more.txt', content: base64('more') }] }),
    'hash-mismatch files[6].content',
    /more.txt was not built with the others/,
  ],
  [
    'a file of the build that did not arrive',
    ({ files }) => ({ files: files.filter(({ path }) => path !== 'chunk.js') }),
    'missing-file hashes["chunk.js"]',
    /chunk.js was built but is not among the files/,
  ],
];

test('a module that uses all that it may is taken', async () => {
  await others(visit());
  const reply = await publish(visit(), good(), tokens.ftes, 'ftes');
  expect([reply.status, reply.text]).toEqual([201, reply.text]);
});

test.each(bad)('%s is refused with its own reason', async (_what, change, reason, message) => {
  await others(visit());
  const sound = good();
  const reply = await publish(visit(), { ...sound, ...change(sound) }, tokens.ftes, 'ftes');
  const { reasons = [] } = reply.body.errorInfo;
  expect([reply.status, reasons.map(({ code, path }) => `${code} ${path}`)]).toEqual([422, [reason]]);
  expect(reasons[0]?.message).toMatch(message);
});
