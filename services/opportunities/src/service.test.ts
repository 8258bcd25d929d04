import { sampleDocument, sampleOpportunity } from '@bidwright/contract-opportunities';
import { conformance } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

conformance(service, { documents: sampleDocument(), opportunities: sampleOpportunity() });
