import { sourceVersions } from '../build/sourceVersion.ts';
import { serviceNames, serviceRoom } from '../rooms.ts';
import { deployedNames, deployedOf, programOf, programOfSources } from './deployed.ts';
import type { Program } from './service.ts';

/** The services of a platform: those whose sources stand beside it, and those that were deployed to it. */
const platformServiceNames = (dataDir: string): string[] =>
  [...new Set([...serviceNames(), ...deployedNames(dataDir)])].sort();

/** The version of the sources of a service beside the platform; empty where there are none. */
export const sourcesOf = (versionOf: (room: string) => string, name: string): string =>
  serviceNames().includes(name) ? versionOf(serviceRoom(name)) : '';

/**
 * What each service of a platform runs: what was deployed of it last, unless its sources have changed since, which whoever
 * starts the platform then wants to see; `sources` says that nothing else counts.
 */
export const programsOf = async (dataDir: string, sources: boolean): Promise<Map<string, Program>> => {
  const versionOf = sourceVersions();
  const programs = new Map<string, Program>();
  for (const name of sources ? serviceNames() : platformServiceNames(dataDir)) {
    const version = sourcesOf(versionOf, name);
    const deployed = sources ? undefined : await deployedOf(dataDir, name);
    if (deployed && (version === '' || deployed.sources === version))
      programs.set(name, { ...(await programOf(dataDir, name, deployed.version)), deployed });
    else if (version !== '') programs.set(name, programOfSources(name, version));
  }
  return programs;
};
