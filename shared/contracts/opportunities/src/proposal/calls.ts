import {
  type AnswerOf,
  array,
  calendarDay,
  call,
  day,
  idOf,
  listOf,
  named,
  number,
  object,
  objectOf,
  oneOf,
  recordOf,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { bidId } from '../bidId.ts';
import { opportunities } from '../opportunities.ts';
import { requirements } from '../requirements.ts';
import { proposalSections } from './sections.ts';
import { proposalSteps } from './steps.ts';
import { warningKinds } from './warnings.ts';

const reads = [opportunities.name, proposalSections.name, proposalSteps.name, requirements.name];

/** How the proposal of a bid is planned, as of the person's day. Days are those that follow from the bid as it is now. */
export const proposalPlan = call({
  service: opportunities.service,
  name: 'proposalPlan',
  tag: proposalSections.name,
  summary:
    'The sections and steps of a proposal with their days, who is away, what cannot be kept, and what is covered',
  input: object({ opportunityId: bidId(), today: day().required() }),
  answer: objectOf({
    dueDate: calendarDay(),
    /** In the order of the proposal, those in use. */
    sections: listOf(recordOf(proposalSections)),
    /** In their order, those in use. */
    steps: listOf(recordOf(proposalSteps)),
    /** Holidays of all from the begin of the plan to the due date. */
    holidays: listOf(calendarDay()),
    /** When people of the plan are away in that time; the last day is one of them. */
    away: listOf(objectOf({ person: named('users'), from: calendarDay(), to: calendarDay() })),
    warnings: listOf(
      objectOf({
        of: string().defined(),
        about: oneOf(warningKinds),
        count: tally(),
        usual: number().integer().nullable().defined(),
        because: objectOf({ person: string().defined(), from: calendarDay(), to: calendarDay() }).nullable(),
      }),
    ),
    /**
     * Requirements that the proposal must answer: those whose section has a writer, those that are answered, and, where it is planned, those
     * that are neither.
     */
    coverage: objectOf({ requirements: tally(), withWriter: tally(), answered: tally(), uncovered: tally() }),
  }),
  right: opportunities.rights.read,
  refusals: [404],
  reads,
});
export type ProposalPlan = AnswerOf<typeof proposalPlan>;

/** Sections that a plan begins with, at most. */
export const maxTitles = 30;

/** Begins the plan of a bid that has none. */
export const beginProposalPlan = call({
  service: opportunities.service,
  name: 'beginProposalPlan',
  tag: proposalSections.name,
  summary:
    'Plans the proposal of a bid: steps by the template, sections by those that its requirements name with their owners as writers, else by the titles that are sent',
  input: object({
    opportunityId: bidId(),
    today: day().required(),
    titles: array(text(255).required()).max(maxTitles).default([]),
  }),
  answer: objectOf({ sections: tally(), steps: tally() }),
  right: proposalSections.rights.create,
  refusals: [404, 409],
  once: true,
  changes: () => [{ col: proposalSections.name }, { col: proposalSteps.name }],
});

/** Entries of `myProposalWork` at most. */
export const maxMyWork = 100;

/** What the person still has to write, to review, to be at and to answer, in proposals of open bids. */
export const myProposalWork = call({
  service: opportunities.service,
  name: 'myProposalWork',
  tag: proposalSections.name,
  summary: `Sections that the person writes or reviews, steps that need the person, questions and requirements that are the person's, of open bids, at most ${maxMyWork}`,
  input: object({}),
  answer: listOf(
    objectOf({
      /** Of the section or step; of questions their list's, of requirements the bid's. */
      id: string().defined(),
      part: oneOf(['writes', 'reviews', 'attends', 'questions', 'requirements']),
      /** The title of a section, the name of a step, the file with the questions; of requirements empty. */
      name: string().defined(),
      /** Questions of a list that are due on that day, or requirements of the bid; else one. */
      count: tally(),
      day: calendarDay(),
      opportunity: objectOf({ id: idOf(opportunities.name), name: string().defined(), client: string().defined() }),
    }),
  ),
  right: opportunities.rights.read,
  reads,
});
export type MyProposalWork = AnswerOf<typeof myProposalWork>[number];
