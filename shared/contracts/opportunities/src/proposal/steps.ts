import {
  collection,
  count,
  day,
  type InputOf,
  object,
  type RecordOf,
  recordId,
  references,
  status,
  text,
} from '@bidwright/contract-kit';
import { opportunities } from '../opportunities.ts';
import { bidWriters, bidWritersAnd, readers } from '../rights.ts';

/** The meetings that proposals usually go through, in their order: their names are translated where they are shown. */
export const stepKinds = ['Kick-off', 'Pink team', 'Red team', 'Gold team', 'Submission'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Any other name is shown as people wrote it. */
export const isStepKind = (name: string): name is StepKind => stepKinds.some((kind) => kind === name);

/** Characters that the name of a review may have. */
export const maxStepName = 60;

/** Work days that a step may be before the due date. */
export const maxWorkDaysBefore = 250;

/** A review of the proposal, or its begin or end, so many work days before the bid is due. */
export const proposalSteps = collection({
  name: 'proposalSteps',
  service: 'opportunities',
  title: 'kind',
  input: object({
    opportunityId: recordId('opportunities').required(),
    /** What it is called among the plan's sections and in the firm's paces: stays as it was when the step was added. */
    kind: text(maxStepName).required(),
    /** What people have called it since. No two in use of a plan have the same name. */
    name: text(maxStepName),
    workDaysBefore: count().max(maxWorkDaysBefore).required(),
    /** Whom it needs: it is on none of their days off. */
    people: references('users'),
    /** Which one it is among those that are as many work days before the due date. */
    place: count(),
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

/** What people call a step. */
export const stepName = ({ name, kind }: Pick<ProposalStep, 'name' | 'kind'>): string => name ?? kind;

export type ProposalStepInput = InputOf<typeof proposalSteps>;

/** A step that passes every rule; tests say what differs. */
export const sampleStep = (overrides: Partial<ProposalStepInput> = {}): ProposalStepInput => ({
  opportunityId: '00000000-0000-7000-8000-000000000009',
  kind: 'Red team',
  name: null,
  workDaysBefore: 8,
  people: [],
  place: null,
  doneOn: null,
  day: null,
  status: 'Active',
  ...overrides,
});
