import { packageOf, workspaces } from '../build/workspaces.ts';
import { chromium } from '../chromium.ts';
import { startTestDatabase, stopTestDatabase } from '../database/forTests.ts';
import { say } from '../say.ts';
import { through } from '../test/through.ts';
import { main } from './main.ts';

await main(async (signal) => {
  await chromium();
  await startTestDatabase();
  const codes: number[] = [];
  try {
    for (const [name, room] of workspaces()) {
      if (!packageOf(room).scripts?.bench) continue;
      say(`\n${name}`);
      codes.push(await through('node', ['--run', 'bench'], { cwd: room, signal }));
    }
  } finally {
    await stopTestDatabase();
  }
  return Math.max(0, ...codes);
});
