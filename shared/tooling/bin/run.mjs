import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { findNode } from './node.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * npm runs scripts through a shell, and a shell that is told to end tells nobody. Notices that it is gone.
 * @param {() => void} end
 */
const endWithParent = (end) => {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && end();
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();
};

/**
 * Goes on in src/commands under the Node that the packages bring, whatever Node started this.
 * @param {string} command
 */
const goOn = (command) => {
  const node = findNode(root);
  const bin = join(root, 'node_modules/.bin');
  const program = join(root, `shared/tooling/src/commands/${command}.ts`);
  // What Node says of its own features helps nobody who runs a command.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)], {
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    // The channel closes when this process dies in whatever way; the command then ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  endWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
};

/**
 * Runs a command of the project on a clone in whatever state: installs first, then goes on under the project's Node.
 * @param {string} command The name of a file in src/commands.
 */
export const run = async (command) => {
  try {
    await install(root);
    goOn(command);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
};
