import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRoom } from '../build/build.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { Fault } from '../fault.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publish } from '../publish/publish.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { dataFolder } from '../root.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

const tokenFor = async (module: string): Promise<string> => {
  if (process.env.PUBLISH_TOKEN) return process.env.PUBLISH_TOKEN;
  const { publishTokens } = await secretsOf(dataFolder, serviceNames(), publishedNames());
  return publishTokens[module] ?? '';
};

await main(async (signal) => {
  const { values } = parseArgs({ options: { version: { type: 'string' }, reason: { type: 'string' } } });
  const room = process.cwd();
  if (!existsSync(join(room, 'module.json'))) {
    throw new Fault(`${room} is no module: it has no module.json. Run this as: npm run publish -w mf-<name>`);
  }
  const module = basename(room).replace(/^mf-/, '');
  const address = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '8080'}`;
  await buildRoom({ room, version: values.version ?? sourceVersions()(room) }, { signal });
  const version = await publish({ address, token: await tokenFor(module) }, module, join(room, 'dist'), values.reason);
  say(`${module} ${version} is published and active at ${address}`);
  return 0;
});
