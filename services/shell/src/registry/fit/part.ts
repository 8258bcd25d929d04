import { type Companion, type Members, type ModuleFile, type Provided, shellName } from '@bidwright/contract-shell';
import type { StoredVersion } from '../tables.ts';

/** A version as far as it must fit the others it runs beside. */
export interface Part {
  name: string;
  version: string;
  file: ModuleFile;
  uses: Members;
  /** What its code asks of services. */
  asks: Members;
  requires: Record<string, string>;
  /** Of the shell alone. */
  provides: Provided;
}

/** What runs together: the shell and modules, by name. */
export type World = ReadonlyMap<string, Part>;

type Facts = Pick<Companion, 'version' | 'file'> & {
  [fact in 'uses' | 'asks' | 'requires' | 'provides']?: Companion[fact] | null;
};

/** A version that was sent or kept. */
export const partOf = ({ version, file, uses, asks, requires, provides }: Facts): Part => ({
  name: file.name,
  version,
  file,
  uses: uses ?? {},
  asks: asks ?? {},
  requires: requires ?? {},
  provides: provides ?? {},
});

/** The world that versions from the registry make. */
export const worldOf = (
  versions: Pick<StoredVersion, 'name' | 'version' | 'file' | 'uses' | 'asks' | 'requires' | 'provides'>[],
): World => new Map(versions.map((version) => [version.name, partOf(version)]));

/** The world with some of its parts in other versions. */
export const worldWith = (world: World, parts: Part[]): World =>
  new Map([...world, ...parts.map((part) => [part.name, part] as const)]);

/** The shell of a world; none: it was never published, and nothing is known of it. */
export const shellOf = (world: World): Part | undefined => world.get(shellName);
