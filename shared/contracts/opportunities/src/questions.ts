import {
  type AnswerOf,
  array,
  call,
  choice,
  collection,
  count,
  day,
  type InputOf,
  idOf,
  list,
  listOf,
  longText,
  message,
  named,
  number,
  object,
  objectOf,
  type RecordOf,
  recordId,
  reference,
  type SentOf,
  savedFile,
  status,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { documents } from './documents.ts';
import { opportunities } from './opportunities.ts';
import { bidWriters, bidWritersAnd, readers } from './rights.ts';

/** What became of a question: nobody has looked at it, a text answers it, or no text of the library does. */
export const questionStates = ['Open', 'Accepted', 'Rejected'] as const;

/** Questions that one file may have. */
export const maxQuestions = 1000;
/** Of a file that lists questions, in bytes. */
export const maxQuestionFileBytes = 20 * 1024 * 1024;
/** The longest question, and the longest answer, that is kept. */
export const maxQuestionLength = 4000;
export const maxAnswerLength = 20_000;

/** A sentence of an answer as it stands in a text of the library. An answer that is edited keeps them. */
const source = object({
  /** The id of the text. It is quoted as it was: neither a name nor a merge follows it here. */
  entry: text(36).required(),
  /** The section of the text. */
  title: text(255).required(),
  sentence: longText(5000).required(),
});

/** A question of a list that came as a file, and its answer out of the library's texts. */
export const questions = collection({
  name: 'questions',
  service: 'opportunities',
  title: 'text',
  input: object({
    opportunityId: recordId('opportunities').required(),
    document: reference('documents').required(),
    /** What the list calls it, such as `2.3`, and the heading that it stands under. */
    number: text(60),
    section: text(255),
    text: longText(maxQuestionLength).required(),
    /** Which one of its list it is, from 1. */
    place: count(),
    /** Where its answer goes: the sheet or table of the file, the row and the column, each counted from 1. */
    sheet: count(),
    sheetRow: count(),
    answerColumn: count(),
    /** Who answers it, and by which day. */
    owner: reference('users'),
    due: day(),
    state: choice(questionStates)
      .default('Open')
      .required()
      .test(
        'answered',
        () => message('questions.state.noAnswer'),
        (state, { parent }) => state !== 'Accepted' || Boolean(parent.answer),
      ),
    answer: longText(maxAnswerLength),
    sources: list(source).test(
      'sourced',
      () => message('questions.sources.none'),
      (sources, { parent }) => !parent.answer || (sources?.length ?? 0) > 0,
    ),
    /** When its answer was last written into the file, in seconds since 1970. */
    exportedAt: number().integer().min(0).nullable().default(null).meta({ kind: 'number' }),
    status: status(),
  }),
  search: ['number', 'text', 'answer'],
  sort: 'place',
  asked: {
    sort: ['place', 'owner', 'due', 'state'],
    filter: ['opportunityId', 'document', 'owner', 'due', 'state', 'status'],
  },
  rights: { read: readers, create: bidWriters, update: bidWritersAnd('owner') },
  byService: ['exportedAt'],
  parent: { field: 'opportunityId', collection: opportunities },
});
export type Question = RecordOf<typeof questions>;
export type QuestionInput = InputOf<typeof questions>;
export type QuestionSource = Question['sources'][number];

/** A question that passes every rule; tests say what differs. */
export const sampleQuestion = (overrides: Partial<QuestionInput> = {}) => ({
  opportunityId: '00000000-0000-7000-8000-000000000009',
  document: { id: '00000000-0000-7000-8000-000000000008', name: 'Questions' },
  number: '1.1',
  section: 'Staff',
  text: 'Who steps in when a key person is away?',
  place: 1,
  sheet: 1,
  sheetRow: 2,
  answerColumn: 3,
  owner: null,
  due: null,
  state: 'Accepted' as const,
  answer: 'A deputy steps in on the same day.',
  sources: [
    {
      entry: '00000000-0000-7000-8000-000000000007',
      title: 'Key personnel',
      sentence: 'A deputy steps in on the same day.',
    },
  ],
  status: 'Active' as const,
  ...overrides,
});

const ofDocument = () => ({ document: recordId(documents.name).required() });
const column = () => number().integer().min(1).max(16_384).required().meta({ kind: 'number' });
const maybe = () => number().integer().nullable().defined();

/** Looks at what a file holds, before any of it becomes questions. */
export const questionTables = call({
  service: opportunities.service,
  name: 'questionTables',
  tag: 'questions',
  summary: 'The sheets or tables of a document with their columns, and which of them hold questions and take answers',
  input: object(ofDocument()),
  answer: objectOf({
    tables: listOf(
      objectOf({
        at: tally(),
        name: string().defined(),
        columns: listOf(
          objectOf({
            at: tally(),
            /** What stands above it, and some of what stands in it. */
            name: string().defined(),
            samples: listOf(string().defined()),
          }),
        ),
        /** The columns as their headings say, where these say so. */
        question: maybe(),
        answer: maybe(),
      }),
    ),
    /** The table whose headings leave no doubt, where there is one. */
    sure: maybe(),
  }),
  right: questions.rights.create,
  refusals: [404, 409],
  isIdempotent: true,
});
export type QuestionTables = AnswerOf<typeof questionTables>;

/**
 * Reads a table of a document into questions of its bid, some at a time: pages ask again until nothing is left. Read again, questions
 * keep their answers, by their rows; those that are not there any more leave the list unless they were answered.
 */
export const readQuestions = call({
  service: opportunities.service,
  name: 'readQuestions',
  tag: 'questions',
  summary: 'Keeps the questions of a table of a document, some at a time, and answers how many are left',
  input: object({ ...ofDocument(), sheet: column(), question: column(), answer: column() }),
  answer: objectOf({
    document: idOf(documents.name),
    found: tally(),
    created: tally(),
    changed: tally(),
    gone: tally(),
    left: tally(),
  }),
  right: questions.rights.create,
  refusals: [404, 409],
  changes: () => [{ col: questions.name }],
});
export type ReadQuestions = AnswerOf<typeof readQuestions>;

/** Writes accepted answers into the file as it came. The library notes where its texts were used. */
export const exportQuestions = call({
  service: opportunities.service,
  name: 'exportQuestions',
  tag: 'questions',
  summary: 'The document with the accepted answers in the places of the answers, in base64; all else of it stays',
  input: object(ofDocument()),
  answer: objectOf({ file: savedFile(), written: tally(), questions: tally() }),
  right: questions.rights.create,
  refusals: [404, 409],
  changes: () => [{ col: questions.name }],
});
export type ExportedQuestions = AnswerOf<typeof exportQuestions>;

/** Questions that are given at once, at most. */
export const maxGiven = 200;

/** Who answers a question and by when; what is left out stays. `version` is the one that was read. */
const given = object({
  id: recordId('questions').required(),
  version: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required().meta({ kind: 'number' }),
  owner: reference('users').default(undefined).optional(),
  due: day().default(undefined).optional(),
}).noUnknown();

const areDistinct = (all: readonly { id?: unknown }[] | null | undefined): boolean =>
  new Set(all?.map((one) => one?.id)).size === (all?.length ?? 0);

/** Gives questions to people, or days to questions: all of them or none. */
export const giveQuestions = call({
  service: opportunities.service,
  name: 'giveQuestions',
  tag: 'questions',
  summary: 'Says of questions who answers them and by when, of all of them or none; answers their versions',
  input: object({
    questions: array(given)
      .min(1)
      .max(maxGiven)
      .required()
      .test('distinct', () => message('validation.invalid'), areDistinct),
  }),
  answer: listOf(objectOf({ id: idOf(questions.name), version: tally() })),
  right: questions.rights.update,
  refusals: [404, 409],
  once: true,
  changes: () => [{ col: questions.name }],
});
export type GivenQuestion = SentOf<typeof giveQuestions>['questions'][number];

/** The lists of questions of a bid, by their documents. */
export const questionLists = call({
  service: opportunities.service,
  name: 'questionLists',
  tag: 'questions',
  summary:
    'The documents of a bid that have questions, and how many of these are open, accepted, rejected, and given to the person who asks',
  input: object({ opportunity: recordId(opportunities.name).required() }),
  answer: listOf(
    objectOf({ document: named(documents.name), open: tally(), accepted: tally(), rejected: tally(), mine: tally() }),
  ),
  right: questions.rights.read,
  reads: [questions.name],
});
export type QuestionList = AnswerOf<typeof questionLists>[number];
