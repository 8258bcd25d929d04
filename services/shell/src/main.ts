import { start } from '@bidwright/service-kit';
import { begin } from './begin.ts';
import { createDoor } from './createDoor.ts';
import { frontDoor } from './frontDoor.ts';
import { service } from './service.ts';
import { readSettings } from './settings.ts';

await start({
  ...service,
  routes: (parts) => frontDoor(createDoor(parts, readSettings())),
  prepare: (parts) => begin(parts, readSettings()),
});
