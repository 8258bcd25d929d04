import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../build/workspaces.ts';
import { root } from '../root.ts';

type Versions = Record<string, string>;

interface SourceFile {
  name: string;
  version: string;
  sideEffects?: boolean;
  exports: Record<string, string>;
  dependencies?: Versions;
  devDependencies?: Versions;
  /** What others get in the place of what the rooms of this repository use. */
  publishConfig?: {
    exports?: Record<string, string>;
    bin?: Record<string, string>;
    /** Dependencies that only this repository needs. */
    without?: string[];
    /** Packages of this repository's own that a module's repository needs too. */
    peers?: string[];
  };
  /** What stands in the package beside its scripts. */
  files?: string[];
}

/** A room's package.json as its package begins: with what others may import and run, still by the sources. */
export interface PublishedFile extends SourceFile {
  bin?: Record<string, string>;
}

/** There is one of each in a page, which the module's own repository brings. */
const once = new Set(['react', 'react-dom']);

/** Reads what a room says of the package that it is published as. */
export const publishedFile = (folder: string): PublishedFile => {
  const file: SourceFile = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { ...file, exports: file.publishConfig?.exports ?? file.exports, bin: file.publishConfig?.bin };
};

const built = (paths: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.replace(/\.tsx?$/, '.js')]));

const only = (versions: Versions, take: (name: string, version: string) => string | undefined): Versions =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const taken = take(name, version);
      return taken ? [[name, taken]] : [];
    }),
  );

/** Whether a text imports a package. */
const naming = (text: string) => (name: string) =>
  ['"', "'"].some((quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`));

/** The package whose types another holds. */
const typedBy = (name: string): string | undefined => name.match(/^@types\/(.+)$/)?.[1];

/**
 * What a package brings and what it asks of the repository of a module, where npm installs it as well: `text` is all that its scripts and
 * types say. What they take from packages that the room has for its own tests only tests of modules use.
 */
const needsOf = (published: PublishedFile, text: string, versionOf: (name: string) => string) => {
  const { dependencies = {}, devDependencies = {}, publishConfig: { without = [], peers = [] } = {} } = published;
  const isNamed = naming(text);
  const isTypes = (name: string) => isNamed(typedBy(name) ?? name) && typedBy(name) !== undefined;
  const range = (name: string, version: string) => (version === '*' ? `^${versionOf(name)}` : version);
  const brought = only(dependencies, (name, version) =>
    once.has(name) || without.includes(name) ? undefined : range(name, version),
  );
  const types = only(devDependencies, (name, version) => (isTypes(name) ? version : undefined));
  const single = only(dependencies, (name, version) => (once.has(name) ? `^${version}` : undefined));
  const forTests = only(devDependencies, (name, version) =>
    isNamed(name) && !typedBy(name) ? range(name, version) : undefined,
  );
  const programs = only(packageOf(root).devDependencies ?? {}, (name, version) =>
    peers.includes(name) ? version : undefined,
  );
  return { dependencies: { ...brought, ...types }, peerDependencies: { ...single, ...forTests, ...programs } };
};

/** The package.json of a package. */
export const aboutPackage = (published: PublishedFile, text: string, versionOf: (name: string) => string) => ({
  name: published.name,
  version: published.version,
  type: 'module',
  license: 'UNLICENSED',
  sideEffects: published.sideEffects,
  exports: built(published.exports),
  bin: published.bin && built(published.bin),
  engines: { node: '>=24' },
  ...needsOf(published, text, versionOf),
});
