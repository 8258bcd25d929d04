import {
  amount,
  choice,
  day,
  lines,
  list,
  longText,
  message,
  month,
  nobody,
  number,
  object,
  type Right,
  reference,
  references,
  type SubCollection,
  text,
  year,
} from '@bidwright/contract-kit';
import { checkedStop, isStopped, weighedFactor } from './goNoGo.ts';
import {
  admins,
  costReaders,
  deciders,
  editorsAndOperations,
  importers,
  planners,
  planReaders,
  readers,
} from './rights.ts';

export const frequencies = ['Monthly', 'Quarterly', 'Annually'] as const;
export const contractTypes = ['Fixed Price/Milestone', 'Time & Materials'] as const;

const changeLog: SubCollection = { name: 'changeLog', input: object({}), readOnly: true };

export const decisionKinds = ['Go', 'No-go', 'Submit', 'Won', 'Lost', 'Other'] as const;

/** What was decided about a bid, when and why. It stays; a better one takes its place by naming it. */
const decisions = {
  name: 'decisions',
  input: object({
    kind: choice(decisionKinds).required(),
    decidedOn: day().required(),
    decidedBy: reference('users'),
    rationale: longText(5000),
    supersedes: text(36),
    /** What the bid was weighed by, see `scorecards`. */
    factors: list(weighedFactor),
    stops: list(checkedStop).test(
      'stopped',
      () => message('opportunities.decisions.stopped'),
      (stops, { parent }) => !isStopped(parent.kind, stops),
    ),
    threshold: number().integer().min(0).max(100).nullable().default(null).meta({ kind: 'number' }),
    /** The mail about it, see `decisionMail`. */
    sentBy: reference('users'),
    sentAt: number().integer().nullable().default(null).meta({ kind: 'number' }),
    sentTo: references('users'),
    sentSubject: text(255),
    sentText: longText(10_000),
    /** To whom of them it could not be delivered. */
    unreached: references('users'),
  }),
  rights: { read: readers, create: deciders, update: nobody },
  byService: ['sentBy', 'sentAt', 'sentTo', 'sentSubject', 'sentText', 'unreached'],
};

/** People of companies who have to do with the bid: links to the contacts of a company. */
const contacts = {
  name: 'contacts',
  input: object({
    company: reference('companies').required(),
    contact: reference('companies/contacts').required(),
    role: text(120),
  }),
  rights: { read: readers, create: editorsAndOperations, update: nobody, remove: editorsAndOperations },
};

export const costKinds = ['Labor', 'Invoice', 'Other'] as const;

/** What a month of work has cost, as it was imported. */
const actualCosts = {
  name: 'actualCosts',
  input: object({
    year: year().required(),
    month: month().required(),
    kind: choice(costKinds).required(),
    amount: amount().required(),
    /** The document or run it came from. */
    reference: text(100),
    note: lines(300),
  }),
  rights: { read: costReaders, create: importers, update: importers },
  many: { import: importers },
  match: ['year', 'month', 'kind', 'reference'],
  secret: true,
};

/** Money that is planned for a period, which begins with the month. */
const amounts = {
  name: 'amounts',
  input: object({
    year: year().required(),
    month: month().required(),
    frequency: choice(frequencies).default('Monthly').required(),
    kind: choice(contractTypes).required(),
    amount: amount().required(),
    note: lines(300),
  }),
  rights: { read: planReaders, create: planners, update: planners },
  secret: true,
};

/** What a person has added is that person's; Admins may change it all the same. */
const ownAdditions: Right = (person) => (admins(person) === 'all' ? 'all' : [{ field: 'addedBy', ids: [person.id] }]);

/** What people say about a bid; each may change only the own words. */
const comments = {
  name: 'comments',
  input: object({
    text: longText(5000).required(),
    mentions: references('users'),
    replyTo: text(36),
  }),
  rights: { read: readers, create: readers, update: readers },
  own: ownAdditions,
} satisfies SubCollection;

/** Who wants to be told what becomes of the bid: whoever has added the entry. */
const followers = {
  name: 'followers',
  input: object({}),
  rights: { read: readers, create: readers, update: nobody, remove: readers },
  own: ownAdditions,
  onePerPerson: true,
} satisfies SubCollection;

/** What belongs to an opportunity. */
export const parts = { changeLog, decisions, contacts, actualCosts, amounts, comments, followers };
