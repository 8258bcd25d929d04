import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';
import type { Packed } from './pack.ts';

/**
 * Publishes packages to a registry of npm that npm's own settings let this person write to. A version that is there stays as it is:
 * whoever changes a package gives it another.
 */
export const publishPackages = async (
  packed: Packed[],
  registry: string,
  report: (line: string) => void,
): Promise<void> => {
  const npm = (...args: string[]) => exec('npm', [...args, `--@bidwright:registry=${registry}`], { env: process.env });
  for (const { name, version, folder } of packed) {
    const about = `${name} ${version}`;
    if ((await npm('view', `${name}@${version}`, 'version')).output.trim() === version) {
      report(`${about} is there already`);
      continue;
    }
    const { code, output } = await npm('publish', folder, '--ignore-scripts', '--loglevel=error');
    if (code !== 0) throw new Fault(`${about} could not be published:\n${output.trim()}`);
    report(`${about} is published`);
  }
};
