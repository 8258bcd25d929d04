import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArtefact } from '../artefact/artefact.ts';
import { serviceHere } from '../artefact/here.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { orderDeploy } from '../platform/control.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const { values } = parseArgs({ options: { back: { type: 'boolean' }, version: { type: 'string' } } });
  const service = serviceHere('deploy');
  const room = process.cwd();
  const from = values.back ? undefined : join(room, 'dist');
  if (from) await buildArtefact(room, values.version ?? sourceVersions()(room), from);
  const by = userInfo().username;
  const version = await orderDeploy(folderOf(), { service, from, by }, say);
  say(`${service} runs ${version}`);
  return 0;
});
