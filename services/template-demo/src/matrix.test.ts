import { rightsMatrix } from '@bidwright/service-testing';
import { ownCalls } from './policy.ts';
import { service } from './service.ts';

rightsMatrix(service, {}, {}, ownCalls);
