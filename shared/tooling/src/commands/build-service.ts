import { parseArgs } from 'node:util';
import { buildArtefact } from '../artefact/artefact.ts';
import { serviceHere } from '../artefact/here.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { serviceRoom } from '../rooms.ts';
import { main } from './main.ts';

await main(async () => {
  const { version } = parseArgs({ options: { version: { type: 'string' } } }).values;
  const room = serviceRoom(serviceHere('build'));
  await buildArtefact(room, version ?? sourceVersions()(room));
  return 0;
});
