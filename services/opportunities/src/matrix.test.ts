import { randomUUID } from 'node:crypto';
import { opportunities, sampleDocument, sampleOpportunity } from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, rightsMatrix } from '@bidwright/service-testing';
import { ownCalls, policy } from './policy.ts';
import { service } from './service.ts';

const company = { id: 'company-1', name: 'Bureau of Inland Waterways' };
const bidOf = (fields: object) => sampleOpportunity({ solicitationNumber: null, ...fields });
const money = { year: 2026, month: 3, amount: 5_000 };

rightsMatrix(
  service,
  policy,
  {
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
        followers: {},
      },
    },
    documents: {
      sample: () =>
        sampleDocument({
          opportunityId: randomUUID(),
          documentName: 'questions.txt',
          documentType: { value: 'rfp', label: 'RFP' },
        }),
      kinds: {
        t: ({ teams: [id = ''] }) => ({ bid: { teamsInvolved: [{ id, name: 'Own' }] } }),
        m: ({ id, name }) => ({ bid: { rfpManager: { id, name } } }),
        k: () => ({ documentType: { value: 'invoices', label: 'Invoices' } }),
      },
      before: async ({ db }, document) => {
        const { bid = {}, opportunityId: id } = document;
        delete document.bid;
        const record = { ...newRecord(bidOf(Object(bid)), person('Admin')), id: String(id) };
        await insertRecords(db, tableOf(opportunities), [record]);
      },
    },
    scorecards: { sample: (n) => ({ name: `Card ${n}`, factors: [{ name: 'Price', weight: 10 }] }) },
  },
  ownCalls,
);
