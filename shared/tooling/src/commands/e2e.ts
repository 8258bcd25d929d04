import { chromium } from '../chromium.ts';
import { sum } from '../count.ts';
import { apart, beside } from '../test/suites.ts';
import { main } from './main.ts';

await main(async (stopped) => {
  await chromium();
  const args = process.argv.slice(2);
  const { failed } = sum([await beside(args, stopped), await apart(args, stopped)]);
  return failed > 0 ? 1 : 0;
});
