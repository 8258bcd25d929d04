import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

await seed(service);
