import { noScans, person } from '@bidwright/service-testing';
import { service } from './service.ts';

noScans(service, [person('Operations')]);
