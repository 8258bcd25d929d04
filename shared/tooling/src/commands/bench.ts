import { packageOf, workspaces } from '../build/workspaces.ts';
import { chromium } from '../chromium.ts';
import { findProgram } from '../database/program.ts';
import { say } from '../say.ts';
import { through } from '../test/through.ts';
import { main } from './main.ts';

await main(async (signal) => {
  await findProgram();
  await chromium();
  const codes: number[] = [];
  for (const [name, room] of workspaces()) {
    if (!packageOf(room).scripts?.bench) continue;
    say(`\n${name}`);
    codes.push(await through('node', ['--run', 'bench'], { cwd: room, signal }));
  }
  return Math.max(0, ...codes);
});
