import { check } from '../check/check.ts';
import { chromium } from '../chromium.ts';
import { sum } from '../count.ts';
import { findProgram } from '../database/program.ts';
import { say } from '../say.ts';
import { settle } from '../settle.ts';
import { apart, beside, jest } from '../test/suites.ts';
import { main } from './main.ts';

// Deep suites in full: every kill, storm and try, not a few of each.
if (process.argv.includes('--deep')) process.env.DEEP = '1';

await main(async (stopped) => {
  await findProgram();
  await chromium();
  const { passed, failed, failures } = sum([
    await check(stopped),
    // Who drives a page waits for it a third of the time, in which the other tests go on.
    ...(await settle([jest([], stopped), beside([], stopped)])),
    await apart([], stopped),
  ]);
  // Once more at the end, where whoever looks at a long run looks first.
  if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
