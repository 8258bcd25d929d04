import {
  type AnswerOf,
  call,
  choice,
  collection,
  count,
  flag,
  type InputOf,
  idOf,
  lines,
  longText,
  object,
  objectOf,
  type RecordOf,
  recordId,
  reference,
  status,
  tally,
  text,
} from '@bidwright/contract-kit';
import { documents } from './documents.ts';
import { opportunities } from './opportunities.ts';
import { bidWriters, bidWritersAnd, readers } from './rights.ts';

/** What a sentence of a solicitation asks for: what to send, how it must look, what will be done, what is weighed, what the contract says. */
export const requirementKinds = ['Submit', 'Format', 'Perform', 'Evaluate', 'Contract'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** How far the proposal answers it. */
export const requirementStates = ['Open', 'In work', 'Written', 'Reviewed', 'Not applicable'] as const;

/** What an amendment did to it; nobody has looked at that yet. */
export const requirementAmendments = ['New', 'Changed', 'Gone'] as const;

/** The longest sentence that is kept. */
export const maxRequirementLength = 4000;

/** Something that a solicitation demands, with who answers it in the proposal, and where. */
export const requirements = collection({
  name: 'requirements',
  service: 'opportunities',
  title: 'text',
  input: object({
    opportunityId: recordId('opportunities').required(),
    text: longText(maxRequirementLength).required(),
    kind: choice(requirementKinds).required(),
    /** Where it stands: the document, its page where it has pages, the section, and which one of the document it is. */
    document: reference('documents'),
    page: count(),
    section: text(255),
    place: count(),
    owner: reference('users'),
    state: choice(requirementStates).default('Open').required(),
    /** Where the proposal answers it, and by what. */
    proposalSection: text(255),
    evidence: lines(2000),
    amended: choice(requirementAmendments),
    /** Before the last amendment that changed it. */
    textBefore: longText(maxRequirementLength),
    status: status(),
  }),
  search: ['text', 'section', 'proposalSection'],
  sort: 'place',
  asked: { sort: ['place'], filter: ['opportunityId', 'document', 'owner', 'state', 'kind', 'amended', 'status'] },
  rights: { read: readers, create: bidWriters, update: bidWritersAnd('owner') },
  many: { export: readers, bulk: bidWritersAnd('owner') },
  parent: { field: 'opportunityId', collection: opportunities },
});
export type Requirement = RecordOf<typeof requirements>;
export type RequirementInput = InputOf<typeof requirements>;

/** A requirement that passes every rule; tests say what differs. */
export const sampleRequirement = (overrides: Partial<RequirementInput> = {}): RequirementInput => ({
  opportunityId: '00000000-0000-7000-8000-000000000009',
  text: 'The offeror shall submit a staffing plan of at most three pages.',
  kind: 'Submit',
  document: null,
  page: 12,
  section: 'L.4 Staffing plan',
  place: 1,
  owner: null,
  state: 'Open',
  proposalSection: null,
  evidence: null,
  amended: null,
  textBefore: null,
  status: 'Active',
  ...overrides,
});

/**
 * Reads a document of a bid into its requirements, some at a time: pages ask again until nothing is left, and whoever stops goes on
 * later. Of a document that comes in the place of another, those of the other stay with all that people said of them.
 */
export const readRequirements = call({
  service: opportunities.service,
  name: 'readRequirements',
  tag: 'requirements',
  summary:
    'Keeps what a document of a bid demands as requirements of the bid, some at a time, and answers how many are left',
  input: object({ document: recordId(documents.name).required() }),
  answer: objectOf({
    document: idOf(documents.name),
    /** That the document demands. */
    found: tally(),
    /** Written now: new ones, those whose words changed, those that are not there any more, and those that only moved. */
    created: tally(),
    changed: tally(),
    gone: tally(),
    moved: tally(),
    left: tally(),
    /** The document is too long: its end was not read. */
    isCut: flag().defined(),
  }),
  right: requirements.rights.create,
  refusals: [404, 409],
  changes: () => [{ col: requirements.name }],
});
export type ReadRequirements = AnswerOf<typeof readRequirements>;

/** Takes back what the reading of a document wrote, some at a time: pages ask again until it is done. What people have changed since stays. */
export const undoReading = call({
  service: opportunities.service,
  name: 'undoReading',
  tag: 'requirements',
  summary: 'Takes back what the reading of a document wrote, some at a time; what was changed since stays as it is',
  input: object({ document: recordId(documents.name).required() }),
  answer: objectOf({
    document: idOf(documents.name),
    undone: tally(),
    /** Worked on since. */
    kept: tally(),
    /** Nothing is left to take back. */
    isDone: flag().defined(),
  }),
  right: requirements.rights.create,
  refusals: [404],
  once: true,
  changes: () => [{ col: requirements.name }],
});
export type UndoReading = AnswerOf<typeof undoReading>;
