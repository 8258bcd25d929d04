import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from '../packages/pack.ts';
import { publishPackages } from '../packages/publishPackages.ts';
import { dataFolder } from '../root.ts';
import { say, step } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, registry: { type: 'string' } } });
  const to = resolve(values.to ?? join(dataFolder, 'packages/made'));
  const packed = await step('Making packages', () => pack(to));
  if (values.registry) await publishPackages(packed, values.registry, say);
  else for (const { name, version, folder } of packed) say(`${name} ${version} in ${folder}`);
  return 0;
});
