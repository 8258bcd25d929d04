import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { rightsMatrix } from '@bidwright/service-kit/testing';
import { policy } from './policy.ts';
import { service } from './service.ts';

const company = { id: 'company-1', name: 'Bureau of Inland Waterways' };
const money = { year: 2026, month: 3, amount: 5_000 };

rightsMatrix(service, policy, {
  opportunities: {
    sample: (n) => sampleOpportunity({ solicitationNumber: `9X12AB26R${n}` }),
    kinds: {
      t: ({ teams: [id = ''] }) => ({ teamsInvolved: [{ id, name: 'Own' }] }),
      m: ({ id, name }) => ({ rfpManager: { id, name } }),
    },
    values: () => ({ status: 'Inactive' }),
    subs: {
      decisions: { kind: 'Go', decidedOn: '2026-03-02' },
      contacts: { company, contact: { id: 'contact-1', name: 'Bo' } },
      actualCosts: { ...money, kind: 'Labor' },
      amounts: { ...money, kind: 'Time & Materials' },
      comments: { text: 'Well done' },
    },
  },
});
