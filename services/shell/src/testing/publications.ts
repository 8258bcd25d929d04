import type { Publication } from '@bidwright/contract-shell';
import type { Visitor } from './visitor.ts';

const label = (text: string) => ({ en: text, fr: text, ro: text, zh: text });

const base64 = (text: string) => Buffer.from(text).toString('base64');

const pages = { ftes: '/user/ftes', admin: '/admin' };

/** A sound publication of a small module. */
export const publication = (name: keyof typeof pages, change: Partial<Publication> = {}): Publication => ({
  version: '1.0.0',
  container: `${name}__${(change.version ?? '1.0.0').replaceAll('.', '_')}`,
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
    slots: [],
    services: [],
    offers: [],
    destinations: [],
    links: [],
  },
  files: [
    { path: 'remoteEntry.0123456789.js', content: base64(`var ${name} = 'entry';`) },
    { path: 'module.0123456789.js', content: base64('export const page = 1;\n'.repeat(200)) },
    { path: 'assets/logo.svg', content: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { path: 'picture.png', content: base64('\u0089PNG') },
  ],
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
