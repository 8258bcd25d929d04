import { start } from '@bidwright/service-kit';
import { service } from './service.ts';

await start(service);
