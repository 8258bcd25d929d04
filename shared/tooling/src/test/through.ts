import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Runs a tool of node_modules/.bin with this terminal as its own, and answers its exit code. */
export const through = async (
  tool: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<number> => {
  const { cwd = root, env, signal } = options;
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const [code] = await once(child, 'exit');
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  return code ?? 1;
};
