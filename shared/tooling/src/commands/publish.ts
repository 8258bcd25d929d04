import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRoom } from '../build/build.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { publish } from '../publish/publish.ts';
import { moduleOf, registryFor, registryOptions } from '../publish/team.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async (signal) => {
  const { values } = parseArgs({
    options: { version: { type: 'string' }, reason: { type: 'string' }, ...registryOptions },
  });
  const room = process.cwd();
  const module = moduleOf(room, 'publish');
  const registry = await registryFor(module, values);
  await buildRoom({ room, version: values.version ?? sourceVersions()(room) }, { signal });
  const version = await publish(registry, module, join(room, 'dist'), { reason: values.reason, report: say });
  say(`${module} ${version} is published and active at ${registry.address}`);
  return 0;
});
