import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

/**
 * Runs a tool of node_modules/.bin with this terminal as its own, and answers its exit code. One that `isPatient` has what time others
 * leave of the processor.
 */
export const through = async (
  tool: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; isPatient?: boolean; signal: AbortSignal },
): Promise<number> => {
  const { cwd = root, env, isPatient, signal } = options;
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const [code] = await once(child, 'exit');
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  return code ?? 1;
};
