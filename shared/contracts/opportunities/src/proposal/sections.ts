import {
  choice,
  collection,
  count,
  day,
  type InputOf,
  object,
  type RecordOf,
  recordId,
  reference,
  status,
  text,
} from '@bidwright/contract-kit';
import { opportunities } from '../opportunities.ts';
import { bidWriters, bidWritersAnd, readers } from '../rights.ts';
import { maxStepName } from './steps.ts';

/** How far a section is. */
export const sectionStates = ['Not started', 'Drafting', 'In review', 'Done'] as const;
export type SectionState = (typeof sectionStates)[number];

/** A section of the proposal: who writes and who reviews it, how long it may be, and for which review it must be there. */
export const proposalSections = collection({
  name: 'proposalSections',
  service: 'opportunities',
  title: 'title',
  input: object({
    opportunityId: recordId('opportunities').required(),
    title: text(255).required(),
    writer: reference('users'),
    reviewer: reference('users'),
    maxPages: count(),
    /** Written so far. */
    pages: count(),
    state: choice(sectionStates).default('Not started').required(),
    /** The kind of the review in which it is read first. Without that review the section is for the due date. */
    readyFor: text(maxStepName).default('Pink team').required(),
    /** Which one of the proposal it is. */
    place: count(),
    /** The last day to write it, see `scheduleOf`. */
    due: day(),
    status: status(),
  }),
  search: ['title'],
  sort: 'place',
  asked: { sort: ['place', 'due'], filter: ['opportunityId', 'writer', 'reviewer', 'state', 'status'] },
  rights: { read: readers, create: bidWriters, update: bidWritersAnd('writer', 'reviewer') },
  byService: ['due'],
  parent: { field: 'opportunityId', collection: opportunities },
});
export type ProposalSection = RecordOf<typeof proposalSections>;
export type ProposalSectionInput = InputOf<typeof proposalSections>;

/** A section that passes every rule; tests say what differs. */
export const sampleSection = (overrides: Partial<ProposalSectionInput> = {}): ProposalSectionInput => ({
  opportunityId: '00000000-0000-7000-8000-000000000009',
  title: 'Technical approach',
  writer: null,
  reviewer: null,
  maxPages: 20,
  pages: null,
  state: 'Not started',
  readyFor: 'Pink team',
  place: 1,
  due: null,
  status: 'Active',
  ...overrides,
});
