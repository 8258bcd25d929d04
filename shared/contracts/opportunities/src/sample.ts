import { emptyInput } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from './opportunities.ts';

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** An opportunity that passes every rule; tests say what differs. A new field is empty in it unless the contract says otherwise. */
export const sampleOpportunity = (overrides: Partial<OpportunityInput> = {}): OpportunityInput => ({
  ...emptyInput(opportunities),
  client: { id: id(1), name: 'Bureau of Inland Waterways' },
  solicitationName: 'Waterway permitting modernization',
  solicitationNumber: '9X12AB26R0047',
  linkToPosting: 'https://bids.example.com/9X12AB26R0047',
  projectType: { id: id(2), name: 'Systems modernisation' },
  opportunityStatus: { id: id(3), name: 'Writing' },
  opportunityOwner: { id: id(4), name: 'Dana Whitfield' },
  gsaSchedule: 'MAS 54151S',
  role: 'Prime',
  submissionMethod: 'Email/Electronic',
  dueDate: '2026-12-24',
  teamsInvolved: [{ id: id(5), name: 'Digital and Cloud' }],
  primaryTeam: { id: id(5), name: 'Digital and Cloud' },
  estimatedBudgetAmount: 4_200_000,
  amountKind: 'Estimated',
  estimatedProjectLength: 18,
  ...overrides,
});
