import { sampleDocument, sampleOpportunity, sampleRequirement } from '@bidwright/contract-opportunities';
import { conformance, event } from '@bidwright/service-testing';
import { service } from './service.ts';

const samples = {
  documents: sampleDocument(),
  opportunities: sampleOpportunity({ dueTime: '14:00', dueZone: 'America/New_York' }),
  requirements: sampleRequirement(),
  scorecards: { name: 'Usual', factors: [{ name: 'Price', weight: 10 }], stops: [{ name: 'Not eligible' }] },
};

conformance(service, samples, {
  // Whoever gets a mail must work here.
  prepare: async ({ deliver }, ids) => {
    const ann = { id: 'user-ann', name: 'Ann', status: 'Active' };
    await deliver(event({ service: 'admin', col: 'users', record: ann }));
    ids.users = ann.id;
  },
});
