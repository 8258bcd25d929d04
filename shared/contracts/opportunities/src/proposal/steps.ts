import {
  choice,
  collection,
  count,
  day,
  type InputOf,
  object,
  type RecordOf,
  recordId,
  references,
  status,
} from '@bidwright/contract-kit';
import { opportunities } from '../opportunities.ts';
import { bidWriters, bidWritersAnd, readers } from '../rights.ts';

/** The meetings a proposal goes through, in their order. */
export const stepKinds = ['Kick-off', 'Pink team', 'Red team', 'Gold team', 'Submission'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Work days that a step may be before the due date. */
export const maxWorkDaysBefore = 250;

/** A review of the proposal, or its begin or end, so many work days before the bid is due. */
export const proposalSteps = collection({
  name: 'proposalSteps',
  service: 'opportunities',
  title: 'kind',
  input: object({
    opportunityId: recordId('opportunities').required(),
    kind: choice(stepKinds).required(),
    workDaysBefore: count().max(maxWorkDaysBefore).required(),
    /** Whom it needs: it is on none of their days off. */
    people: references('users'),
    doneOn: day(),
    /** See `scheduleOf`. */
    day: day(),
    status: status(),
  }),
  search: [],
  sort: 'day',
  asked: { sort: ['day', 'doneOn'], filter: ['opportunityId', 'people', 'status'] },
  rights: { read: readers, create: bidWriters, update: bidWritersAnd('people') },
  byService: ['day'],
  parent: { field: 'opportunityId', collection: opportunities },
});
export type ProposalStep = RecordOf<typeof proposalSteps>;
export type ProposalStepInput = InputOf<typeof proposalSteps>;

/** A step that passes every rule; tests say what differs. */
export const sampleStep = (overrides: Partial<ProposalStepInput> = {}): ProposalStepInput => ({
  opportunityId: '00000000-0000-7000-8000-000000000009',
  kind: 'Red team',
  workDaysBefore: 8,
  people: [],
  doneOn: null,
  day: null,
  status: 'Active',
  ...overrides,
});
