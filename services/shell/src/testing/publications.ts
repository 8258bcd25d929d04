import type { Publication } from '@bidwright/contract-shell';
import type { Visitor } from './visitor.ts';

const label = (text: string) => ({ en: text, fr: text, ro: text, zh: text });

export const base64 = (text: string): string => Buffer.from(text).toString('base64');

const pages = { ftes: '/user/ftes', admin: '/admin' };

const containerOf = (name: string, version = '1.0.0') => `${name}__${version.replaceAll(/\W/g, '_')}`;

/** The code of a container, as far as the registry looks at it. */
const entryCode = (container: string) =>
  `var ${container};(()=>{${container}={moduleMap:{"./module":()=>1}};(globalThis.rspackChunk${container.replaceAll(/_+/g, '_')}||=[]).push([[1],{}])})();`;

/** A sound publication of a small module. */
export const publication = (name: keyof typeof pages, change: Partial<Publication> = {}): Publication => ({
  version: '1.0.0',
  container: containerOf(name, change.version),
  entry: 'remoteEntry.0123456789.js',
  preload: ['remoteEntry.0123456789.js', 'module.0123456789.js'],
  file: {
    name,
    title: label(name),
    languages: ['en', 'fr', 'ro', 'zh'],
    shellApi: '^1.0.0',
    routes: [{ path: pages[name], roles: [], breadcrumbs: [{ title: label(name), url: pages[name] }] }],
    menu: [
      { id: name, title: label(name), type: 'item', url: pages[name], icon: null, parent: null, order: 1, roles: [] },
    ],
    creates: [],
    slots: [],
    services: [],
    offers: [],
    destinations: [],
    links: [],
  },
  files: [
    {
      path: 'remoteEntry.0123456789.js',
      content: base64(entryCode(change.container ?? containerOf(name, change.version))),
    },
    { path: 'module.0123456789.js', content: base64('globalThis.page = 1;\n'.repeat(200)) },
    { path: 'assets/logo.svg', content: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { path: 'picture.png', content: base64('\u0089PNG') },
  ],
  ...change,
});

const pageOf = (title: string) => `<!doctype html>
<html lang="en"><head><title>${title}</title><!--development <script defer src="/assets/development.js"></script>--><!--modules <script async src="/assets/shared.js"></script>--><!--head-->
<script defer src="/assets/main.0123456789.js" crossorigin="anonymous"></script></head>
<body><div id="root"></div><!--boot--></body></html>`;

/** The files of a shell. Those that are named after what they hold are the same in all versions. */
export const shellFiles = (version: string): Publication['files'] => [
  { path: 'index.html', content: base64(pageOf(`index ${version}`)) },
  { path: 'entrance.html', content: base64(pageOf(`entrance ${version}`)) },
  { path: 'assets/main.0123456789.js', content: base64('globalThis.text = "the same again and again";\n'.repeat(300)) },
  { path: 'assets/shared.js', content: base64('globalThis.shared = 1;\n') },
  { path: 'assets/development.js', content: base64('globalThis.development = 1;\n') },
  { path: 'assets/letters.woff2', content: base64('wOF2') },
];

/** A sound publication of a shell that hands out a little. */
export const shellPublication = (version = '1.0.0', change: Partial<Publication> = {}): Publication => ({
  version,
  container: containerOf('shell', version),
  entry: 'index.html',
  preload: [],
  file: {
    ...publication('ftes').file,
    name: 'shell',
    title: label('Shell'),
    routes: [],
    menu: [],
    offers: [{ slot: 'shell/dashboard.widgets/v1' }],
  },
  provides: {
    '@bidwright/shell-api': { version: '1.0.0', members: ['usePerson', 'useAlert'] },
    '@bidwright/remote-kit/ui': { version: '1.2.0', members: ['Page', 'Box'] },
  },
  files: shellFiles(version),
  ...change,
});

/** Sends as a team's own program does: with its token, from no page. */
const asTeam = <T>(visitor: Visitor, path: string, token: string, body: unknown) =>
  visitor.send<T>(`/api/shell/modules/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const publish = (visitor: Visitor, published: unknown, token: string, name: string) =>
  asTeam<{ name: string; version: string }>(visitor, `${name}/versions`, token, published);

export const activate = (visitor: Visitor, name: string, version: string, token: string, more: object = {}) =>
  asTeam<{ previous: string | null }>(visitor, `${name}/activate`, token, { version, ...more });

/** Switches several at once, with the tokens of their teams. */
export const switchAll = (visitor: Visitor, changes: object[], given: string[], more: object = {}) =>
  asTeam<{ changes: { name: string; version: string | null; previous: string | null }[] }>(
    visitor,
    'activate',
    given.join(','),
    { changes, ...more },
  );
