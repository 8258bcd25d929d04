import type { ModuleVersion } from '@bidwright/contract-shell';
import { apiVersion, loads, type Module } from '@bidwright/shell-api';
import { Failure, failureOf } from './Failure.ts';
import { loadRemote, registerRemotes, satisfy } from './federation.ts';
import { admit } from './scriptAddress.ts';
import { loadStyles } from './styles.ts';

/** What is known of a version must fit together before anything of it runs. */
const requireWhole = ({ entry, files, preload, file, name, version }: ModuleVersion): void => {
  const unknown = [entry, ...preload].find((address) => !files[address]?.startsWith('sha384-'));
  if (unknown) throw new Failure('manifest', `${unknown} is not among the files of ${name} ${version}`);
  if (file?.name !== name) throw new Failure('manifest', `${name} ${version} is described as ${file?.name}`);
  if (satisfy(apiVersion, file.shellApi)) return;
  const needs = `${name} ${version} needs shell-api ${file.shellApi}; this shell has ${apiVersion}`;
  throw new Failure('manifest', needs, { reason: 'incompatible' });
};

const load = async (wanted: ModuleVersion): Promise<Module> => {
  const { container, entry, file, version } = wanted;
  requireWhole(wanted);
  admit(wanted);
  registerRemotes([{ name: container, entry }]);
  const [remote] = await Promise.all([
    loadRemote<{ default?: Module }>(`${container}/module`),
    loadStyles.ahead(wanted),
  ]);
  if (!remote?.default) throw new Failure('evaluate', `${file.name} ${version} exports no module`);
  return remote.default;
};

/** The code of a version. Two versions of a module stand side by side. */
export const loadModule = loads((version: ModuleVersion) =>
  load(version).catch((error: unknown) => {
    throw failureOf(error, 'evaluate');
  }),
);
