import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Older ones do not run the sources as they are. */
const oldestMajor = 24;

/**
 * The Node that runs the project: the one that came with the packages, or this one where none is published for the system.
 * @param {string} root
 * @param {{ platform: string, arch: string, execPath: string, version: string }} running
 */
export const findNode = (root, running = process) => {
  const { platform, arch, execPath, version } = running;
  const [system, program] = platform === 'win32' ? ['win', 'node.exe'] : [platform, 'node'];
  const brought = join(root, `node_modules/node-${system}-${arch}/bin/${program}`);
  if (existsSync(brought)) return brought;
  if (Number.parseInt(version.slice(1), 10) >= oldestMajor) return execPath;
  throw new Error(
    `The packages brought no Node for ${platform} ${arch}. Run npm ci; if that does not help, install Node ${oldestMajor}.`,
  );
};
