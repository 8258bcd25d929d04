import type { ModuleVersion } from '@bidwright/contract-shell';
import { apiVersion, type Module } from '@bidwright/shell-api';
import { Failure, failureOf } from './Failure.ts';
import { loadRemote, registerRemotes, satisfy } from './federation.ts';
import { loads } from './loads.ts';
import { admit } from './scriptAddress.ts';

const load = async (wanted: ModuleVersion): Promise<Module> => {
  const { container, entry, file, version } = wanted;
  if (!satisfy(apiVersion, file.shellApi)) {
    throw new Failure(
      'incompatible',
      `${file.name} ${version} needs shell-api ${file.shellApi}; this shell has ${apiVersion}`,
    );
  }
  admit(wanted);
  registerRemotes([{ name: container, entry }]);
  const remote = await loadRemote<{ default?: Module }>(`${container}/module`);
  if (!remote?.default) throw new Failure('broken', `${file.name} ${version} exports no module`);
  return remote.default;
};

/** The code of a version. Two versions of a module stand side by side. */
export const loadModule = loads((version: ModuleVersion) =>
  load(version).catch((error: unknown) => {
    throw failureOf(error, 'broken');
  }),
);
