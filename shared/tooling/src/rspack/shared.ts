import path from 'node:path';
import { packageFolder } from '../packageFolder.ts';
import { packageOf, readJson } from './room.ts';

interface Facade {
  /** `ui` stands for `@bidwright/remote-kit/ui`. */
  key: string;
  /** In the shell's first file. The others are loaded when somebody first uses them. */
  eager: boolean;
  /** Every module begins with it, so it is fetched together with the first files of the module whose page is asked for. */
  first?: boolean;
}

interface Shared extends Facade {
  /** The package whose version counts. */
  of: string;
}

const kit = '@bidwright/remote-kit';

/** Everything that exists once in the page, by import path. The shell provides it; a module without it does not start. */
const once = (room: string): Shared[] => [
  { key: 'react', of: 'react', eager: true },
  // Compiled code imports it unseen; a second copy would not fit the shell's React.
  { key: 'react/jsx-runtime', of: 'react', eager: true },
  { key: 'react-dom', of: 'react-dom', eager: true },
  { key: '@emotion/react', of: '@emotion/react', eager: true },
  { key: '@bidwright/shell-api', of: '@bidwright/shell-api', eager: true },
  { key: '@bidwright/contract-kit', of: '@bidwright/contract-kit', eager: false, first: true },
  ...readJson<Facade[]>(path.join(packageFolder(room, kit), 'facades.json')).map(({ key, ...when }) => ({
    key: `${kit}/${key}`,
    of: kit,
    ...when,
  })),
];

const versioned = (room: string, { of }: Shared) => {
  const { version } = packageOf(packageFolder(room, of));
  return { version, singleton: true, strictVersion: true, requiredVersion: `^${version.split('.')[0]}.0.0` };
};

/** The host's part: it holds the code. */
export const provided = (room: string) =>
  Object.fromEntries(once(room).map((shared) => [shared.key, { ...versioned(room, shared), eager: shared.eager }]));

/** A remote's part: it holds no copy of its own, so that a module stays small. */
export const consumed = (room: string) =>
  Object.fromEntries(once(room).map((shared) => [shared.key, { ...versioned(room, shared), import: false as const }]));

const chunkOf = (key: string) => key.replaceAll(/\W+/g, '-');

/** The names of the chunks that every module begins with. */
export const firstChunks = (room: string): string[] =>
  once(room).flatMap(({ key, first }) => (first ? [chunkOf(key)] : []));

/**
 * Code that mentions every key: Module Federation provides nothing that the host does not import somewhere. None of it
 * runs before a module asks.
 */
export const mentions = (room: string): string =>
  once(room)
    .map(({ key, eager }) => {
      const how = eager ? 'webpackMode: "eager"' : `webpackChunkName: "${chunkOf(key)}"`;
      return `(() => import(/* ${how} */ ${JSON.stringify(key)}));`;
    })
    .join('\n');

/** Where the shell takes a facade of its first file from: each part of it as it is used. As something shared it would be run whole. */
export const unsharing = (room: string): ((request: string) => string) => {
  const folder = packageFolder(room, kit);
  const eager = new Set(once(room).flatMap(({ key, of, eager }) => (eager && of === kit ? [key] : [])));
  return (request) => (eager.has(request) ? path.join(folder, 'src', path.basename(request), 'index.ts') : request);
};
