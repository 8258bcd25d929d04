import { check } from '../check/check.ts';
import { main } from './main.ts';

await main(async (stopped) => {
  const { failed } = await check(stopped);
  return failed > 0 ? 1 : 0;
});
