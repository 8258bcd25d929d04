import { start } from '@bidwright/service-kit';
import { begin } from './begin.ts';
import { workDone } from './constantTime.ts';
import { createContext } from './createContext.ts';
import { frontDoor } from './frontDoor.ts';
import { service } from './service.ts';
import { readSettings } from './settings.ts';
import { webhooksIdle } from './webhooks/send.ts';

await start({
  ...service,
  routes: (parts) => frontDoor(createContext(parts, readSettings())),
  prepare: (parts) => begin(parts, readSettings()),
  end: async () => void (await Promise.all([workDone(), webhooksIdle()])),
});
