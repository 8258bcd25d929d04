import path from 'node:path';
import words from '@bidwright/contract-shell/locales/en.json' with { type: 'json' };
import { start } from '@bidwright/service-kit';
import { begin } from './begin.ts';
import { createDoor } from './door.ts';
import { frontDoor } from './frontDoor.ts';
import { readSettings } from './settings.ts';

await start({
  name: 'shell',
  migrations: path.join(import.meta.dirname, '../migrations'),
  words,
  routes: (service) => frontDoor(createDoor(service, readSettings())),
  prepare: (service) => begin(service, readSettings()),
});
