import { randomUUID } from 'node:crypto';
import {
  opportunities,
  sampleDocument,
  sampleOpportunity,
  sampleQuestion,
  sampleRequirement,
  sampleSection,
  sampleStep,
} from '@bidwright/contract-opportunities';
import { type Database, insertRecords, newRecord, type Row, tableOf } from '@bidwright/service-kit';
import { person, rightsMatrix } from '@bidwright/service-testing';
import { ownCalls, policy } from './policy.ts';
import { service } from './service.ts';

const company = { id: 'company-1', name: 'Bureau of Inland Waterways' };
const bidOf = (fields: object) => sampleOpportunity({ solicitationNumber: null, ...fields });
const money = { year: 2026, month: 3, amount: 5_000 };

/** Keeps the bid that a record belongs to. */
const keepBid = async ({ db }: { db: Database }, record: Row) => {
  const { bid = {}, opportunityId: id } = record;
  delete record.bid;
  const kept = { ...newRecord(bidOf(Object(bid)), person('Admin')), id: String(id) };
  await insertRecords(db, tableOf(opportunities), [kept]);
};

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
      before: keepBid,
    },
    requirements: {
      sample: () => sampleRequirement({ opportunityId: randomUUID() }),
      kinds: {
        t: ({ teams: [id = ''] }) => ({ bid: { teamsInvolved: [{ id, name: 'Own' }] } }),
        m: ({ id, name }) => ({ bid: { rfpManager: { id, name } } }),
        o: ({ id, name }) => ({ owner: { id, name } }),
      },
      before: keepBid,
    },
    questions: {
      sample: () => sampleQuestion({ opportunityId: randomUUID() }),
      kinds: {
        t: ({ teams: [id = ''] }) => ({ bid: { teamsInvolved: [{ id, name: 'Own' }] } }),
        m: ({ id, name }) => ({ bid: { rfpManager: { id, name } } }),
        o: ({ id, name }) => ({ owner: { id, name } }),
      },
      before: keepBid,
    },
    proposalSections: {
      sample: () => sampleSection({ opportunityId: randomUUID() }),
      kinds: {
        t: ({ teams: [id = ''] }) => ({ bid: { teamsInvolved: [{ id, name: 'Own' }] } }),
        m: ({ id, name }) => ({ bid: { rfpManager: { id, name } } }),
        o: ({ id, name }) => ({ writer: { id, name } }),
      },
      before: keepBid,
    },
    proposalSteps: {
      sample: () => sampleStep({ opportunityId: randomUUID() }),
      kinds: {
        t: ({ teams: [id = ''] }) => ({ bid: { teamsInvolved: [{ id, name: 'Own' }] } }),
        m: ({ id, name }) => ({ bid: { rfpManager: { id, name } } }),
        o: ({ id, name }) => ({ people: [{ id, name }] }),
      },
      before: keepBid,
    },
    proposalTemplates: { sample: (n) => ({ name: `Reviews ${n}`, steps: [{ name: 'Red team', workDaysBefore: 5 }] }) },
    scorecards: { sample: (n) => ({ name: `Card ${n}`, factors: [{ name: 'Price', weight: 10 }] }) },
  },
  ownCalls,
);
