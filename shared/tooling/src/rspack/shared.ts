import path from 'node:path';
import { packageOf, readJson, root } from './room.ts';

interface Facade {
  /** `ui` stands for `@bidwright/remote-kit/ui`. */
  key: string;
  /** In the shell's first file. The others are loaded when somebody first uses them. */
  eager: boolean;
}

interface Shared extends Facade {
  /** The package whose version counts. */
  of: string;
}

/** Everything that exists once in the page, by import path. The shell provides it; a module without it does not start. */
const once = (): Shared[] => [
  { key: 'react', of: 'react', eager: true },
  // Compiled code imports it unseen; a second copy would not fit the shell's React.
  { key: 'react/jsx-runtime', of: 'react', eager: true },
  { key: 'react-dom', of: 'react-dom', eager: true },
  { key: '@emotion/react', of: '@emotion/react', eager: true },
  { key: '@bidwright/shell-api', of: '@bidwright/shell-api', eager: true },
  { key: '@bidwright/contract-kit', of: '@bidwright/contract-kit', eager: false },
  ...readJson<Facade[]>(path.join(root, 'shared/remote-kit/facades.json')).map(({ key, eager }) => ({
    key: `@bidwright/remote-kit/${key}`,
    of: '@bidwright/remote-kit',
    eager,
  })),
];

const versioned = ({ of }: Shared) => {
  const { version } = packageOf(path.join(root, 'node_modules', of));
  return { version, singleton: true, strictVersion: true, requiredVersion: `^${version.split('.')[0]}.0.0` };
};

/** The host's part: it holds the code. */
export const provided = () =>
  Object.fromEntries(once().map((shared) => [shared.key, { ...versioned(shared), eager: shared.eager }]));

/** A remote's part: it holds no copy of its own, so that a module stays small. */
export const consumed = () =>
  Object.fromEntries(once().map((shared) => [shared.key, { ...versioned(shared), import: false as const }]));

/** Code that mentions every key: Module Federation provides nothing that the host does not import somewhere. */
export const mentions = (): string =>
  once()
    .map(({ key, eager }) => (eager ? `import ${JSON.stringify(key)};` : `(() => import(${JSON.stringify(key)}));`))
    .join('\n');
