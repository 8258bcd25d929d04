import { noScans, person } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

noScans(service, [person('Operations')]);
