import { parseArgs } from 'node:util';
import { newRepository } from '../newRepository/newRepository.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, registry: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = await newRepository(positionals[0], values);
  say(`${folder} is the repository of a module. Go on there:\n  npm install\n  npm test\n  npm run dev`);
  return 0;
});
