import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { conformance } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

conformance(service, { opportunities: sampleOpportunity() });
