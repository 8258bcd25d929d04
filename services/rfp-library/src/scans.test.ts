import { noScans } from '@bidwright/service-testing';
import { service } from './service.ts';

noScans(service);
