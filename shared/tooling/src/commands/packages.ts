import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../fault.ts';
import { madeFolder, pack } from '../packages/pack.ts';
import { keepPromises } from '../packages/promises.ts';
import { publishPackages } from '../packages/publishPackages.ts';
import { say, step } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, registry: { type: 'string' }, record: { type: 'boolean' } },
  });
  const to = resolve(values.to ?? madeFolder);
  const packed = await step('Making packages', () => pack(to));
  for (const { name, version, folder } of packed) say(`${name} ${version} in ${folder}`);
  if (values.record) {
    const faults = await keepPromises(packed);
    if (faults.length > 0) throw new Fault(faults.join('\n'));
  }
  if (values.registry) await publishPackages(packed, values.registry, say);
  return 0;
});
