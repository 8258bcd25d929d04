import {
  amount,
  choice,
  collection,
  count,
  day,
  flag,
  type InputOf,
  ids,
  lines,
  link,
  longText,
  message,
  namesOf,
  object,
  type RecordOf,
  type Reference,
  reference,
  referenceOrText,
  references,
  status,
  text,
  time,
  zone,
} from '@bidwright/contract-kit';

import { parts } from './parts.ts';
import { admins, archivers, bulkEditors, creators, editors, readers } from './rights.ts';

const required = (field: string) => message(`opportunities.${field}.required`);

/** The three steps of the form and the three sections of the detail page. */
const details = {
  client: reference('companies').required(),
  endClient: reference('companies'),
  solicitationName: text(255).required(required('solicitationName')),
  solicitationNumber: text(100).meta({ code: true }),
  /** What the firm calls the bid. */
  nickname: text(120),
  linkToPosting: link(),
  projectType: reference('projectTypes').required(),
  opportunityStatus: reference('opportunityStatus').required(),
  opportunityOwner: reference('opportunityOwner').required(),
  rfpManager: reference('users'),
  source: reference('sources'),
  gsaSchedule: text(150).required(required('gsaSchedule')),
  bpa: reference('bpas'),
  /** Prime or Sub in the form; kept as the text it is. */
  role: text(150).required(required('role')),
  subContractor: references('companies'),
  submissionMethod: choice(['Mail/Drop it off', 'Email/Electronic']),
  dateQnA: day(),
  /** The day by which the firm decides to bid or not. */
  decisionDueDate: day(),
  dueDate: day().required(required('dueDate')),
  /** The hour at which it is due, and where: `14:00`, `America/New_York`. */
  dueTime: time(),
  dueZone: zone(),
  /** The day on which the client is to decide. */
  expectedAwardDate: day(),
  isRecompete: flag(),
  originalOpportunity: reference('opportunities'),
  description: longText(),
  initialThoughts: longText(),
};

const teams = {
  teamsInvolved: references('teams').min(1, required('teamsInvolved')),
  primaryTeam: reference('teams').required(),
};

const budget = {
  budgetType: referenceOrText('budgetTypes', 50),
  estimatedBudgetAmount: amount(),
  amountKind: choice(['Submitted', 'Estimated']),
  estimatedBudgetAmountNotes: lines(300),
  /** In months. */
  estimatedProjectLength: count(),
  chance: reference('chances'),
};

const outcome = {
  winningFirm: reference('companies'),
  winningAmount: amount(),
  notesLostDropped: longText(),
  pointsLostOnSections: longText(),
};

export const sections = { details: namesOf(details), teams: namesOf(teams), budget: namesOf(budget) };
/** What is written down of how a bid ended. */
export const outcomeFields = namesOf(outcome);
export type Section = keyof typeof sections;

/** The primary team always is one of the teams involved; a table may name it alone. */
const withPrimaryTeam = <T extends { primaryTeam?: Reference | null; teamsInvolved?: Reference[] | null }>(
  value: T,
): T => {
  const { primaryTeam } = value ?? {};
  const involved = value?.teamsInvolved ?? [];
  if (!primaryTeam?.id || !Array.isArray(involved) || involved.some((team) => team?.id === primaryTeam.id))
    return value;
  return { ...value, teamsInvolved: [...involved, primaryTeam] };
};

const input = object({
  ...details,
  ...teams,
  ...budget,
  ...outcome,
  /** The person behind the owner. */
  ownerUser: reference('users'),
  /** A won opportunity becomes a Project when its work starts. */
  type: choice(['Opportunity', 'Project']).default('Opportunity').required(),
  /** The day by which the client decides on the next option period of a project's contract. */
  nextOptionDate: day(),
  /** The day on which the work of a project ended. */
  closedOn: day(),
  status: status(),
});

export const opportunities = collection({
  name: 'opportunities',
  service: 'opportunities',
  input: input.transform(withPrimaryTeam),
  title: 'solicitationName',
  /** With a new status, the copies in the library's texts of this bid follow. */
  also: { updateRFP: true },
  search: ['solicitationName', 'solicitationNumber', 'nickname', 'client'],
  sort: 'dueDate',
  asked: {
    sort: [
      'solicitationName',
      'solicitationNumber',
      'nickname',
      'client',
      'projectType',
      'opportunityStatus',
      'opportunityOwner',
      'rfpManager',
      'primaryTeam',
      'dueDate',
      'dateQnA',
      'decisionDueDate',
      'expectedAwardDate',
      'nextOptionDate',
      'estimatedBudgetAmount',
      'winningAmount',
    ],
    filter: [
      'endClient',
      'ownerUser',
      'source',
      'bpa',
      'subContractor',
      'teamsInvolved',
      'isRecompete',
      'originalOpportunity',
      'chance',
      'role',
      'gsaSchedule',
      'winningFirm',
      'notesLostDropped',
      'type',
      'closedOn',
      'status',
    ],
  },
  rights: { read: readers, create: creators, update: editors, merge: admins },
  many: { export: readers, bulk: bulkEditors },
  match: ['solicitationNumber'],
  fields: { status: { update: archivers } },
  byService: ['ownerUser'],
  sub: parts,
  history: true,
  past: true,
  derived: object({ teamArray: ids() }),
  derive: (record) => ({ teamArray: record.teamsInvolved.map(({ id }) => id) }),
  derivedFrom: { teamArray: 'teamsInvolved.id' },
});

export type OpportunityInput = InputOf<typeof opportunities>;

const partOf = (names: (keyof OpportunityInput)[]) => opportunities.input.pick(names);

/** One schema a step, for the form's Next and a section's Save. */
export const stepInput = {
  details: partOf(sections.details),
  teams: partOf(sections.teams),
  budget: partOf(sections.budget),
};
export type Opportunity = RecordOf<typeof opportunities> & { teamArray: string[] };
