import { chromium } from '../chromium.ts';
import { sum } from '../count.ts';
import { pages, platforms } from '../test/suites.ts';
import { main } from './main.ts';

await main(async (stopped) => {
  await chromium();
  const args = process.argv.slice(2);
  const { failed } = sum([await pages(args, stopped), await platforms(args, stopped)]);
  return failed > 0 ? 1 : 0;
});
