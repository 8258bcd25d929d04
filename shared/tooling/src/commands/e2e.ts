import { chromium } from '../chromium.ts';
import { playwright } from '../test/suites.ts';
import { main } from './main.ts';

await main(async (stopped) => {
  await chromium();
  const { failed } = await playwright(process.argv.slice(2), stopped);
  return failed > 0 ? 1 : 0;
});
