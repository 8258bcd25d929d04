import { join } from 'node:path';
import { exec } from '../exec.ts';
import { packageFolder } from '../packageFolder.ts';
import { moduleOf } from '../publish/team.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async (signal) => {
  const room = process.cwd();
  moduleOf(room, 'test');
  const run = async (name: string, program: string, ...args: string[]) => {
    const file = join(packageFolder(room, name), program);
    const { code, output } = await exec(process.execPath, [file, ...args], { cwd: room, signal });
    if (output.trim()) say(output.trim());
    return code;
  };
  return (
    (await run('typescript', 'bin/tsc', '--noEmit', '--checkers', '1')) ||
    run('jest', 'bin/jest.js', ...process.argv.slice(2))
  );
});
