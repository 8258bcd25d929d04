import {
  type AnyObject,
  call,
  choice,
  list,
  listOf,
  message,
  object,
  objectOf,
  string,
  tally,
  text,
} from '@bidwright/contract-kit';
import { companies } from './companies.ts';
import {
  budgetTypes,
  chances,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  type StatusCategory,
  sectionTitles,
  sources,
  teams,
} from './lists.ts';
import { adminsOnly } from './rights.ts';
import { users } from './users.ts';

const colors: Record<StatusCategory, string> = {
  Open: '#2f74d0',
  Submitted: '#7457cf',
  Won: '#23804a',
  Lost: '#5a697d',
  'No-bid': '#9a7638',
  Cancelled: '#7b8899',
};

const state = (category: StatusCategory, defaultChance: number, stuckAfterDays: number | null = null) => ({
  category,
  color: colors[category],
  defaultChance,
  stuckAfterDays,
});

const plain = (...keys: string[]): Record<string, AnyObject> => Object.fromEntries(keys.map((key) => [key, {}]));

/** The lists that a firm may begin with entries of. */
export const startedLists = [
  opportunityStatus,
  chances,
  opportunityOwner,
  projectTypes,
  sources,
  companyTypes,
  budgetTypes,
  sectionTitles,
];

/** What the lists of a consulting firm may begin with, by collection and key, in their order. Names are the pages' to say. */
export const starters: Readonly<Record<string, Readonly<Record<string, AnyObject>>>> = {
  [opportunityStatus.name]: {
    identified: state('Open', 0.1, 30),
    qualifying: state('Open', 0.25, 21),
    goNoGo: state('Open', 0.25, 7),
    writing: state('Open', 0.5, 45),
    review: state('Open', 0.5, 10),
    submitted: state('Submitted', 0.5, 120),
    shortlisted: state('Submitted', 0.75, 45),
    negotiation: state('Submitted', 0.9, 30),
    won: state('Won', 1),
    lost: state('Lost', 0),
    noBid: state('No-bid', 0),
    cancelled: state('Cancelled', 0),
  },
  [chances.name]: Object.fromEntries([0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((value) => [`p${value * 100}`, { value }])),
  [opportunityOwner.name]: plain('desk'),
  [projectTypes.name]: plain(
    'strategy',
    'evaluation',
    'data',
    'systems',
    'organization',
    'finance',
    'training',
    'engagement',
    'management',
  ),
  [sources.name]: plain('portal', 'client', 'incumbent', 'prime', 'referral', 'event', 'website'),
  [companyTypes.name]: plain('public', 'business', 'nonprofit', 'prime', 'subcontractor', 'competitor'),
  [budgetTypes.name]: {
    fixed: { projections: 'milestones' },
    time: { projections: 'months' },
    costPlus: { projections: 'months' },
    ceiling: { projections: 'none' },
  },
  [sectionTitles.name]: plain(
    'letter',
    'summary',
    'need',
    'approach',
    'schedule',
    'management',
    'staffing',
    'resumes',
    'experience',
    'references',
    'quality',
    'risks',
    'price',
  ),
};

const isKnown = ({ col, key }: { col?: string | null; key?: string | null }) =>
  Object.hasOwn(starters, col ?? '') && Object.hasOwn(starters[col ?? ''] ?? {}, key ?? '');

const starter = object({
  col: choice(Object.keys(starters)).required(),
  key: choice([...new Set(Object.values(starters).flatMap((list) => Object.keys(list)))])
    .required()
    .test(
      'known',
      () => message('validation.invalid'),
      (_key, { parent }) => isKnown(parent),
    ),
  /** In the language that the firm chose. */
  name: text(120).required(),
});

const asked = { service: companies.service, right: adminsOnly } as const;

/** Collections without which nobody can enter a bid, or whom it concerns. */
const counted = [...Object.keys(starters), teams.name, users.name, companies.name];

/** How far the firm has come with setting itself up. */
export const setupState = call({
  ...asked,
  name: 'setupState',
  summary: 'How many entries in use each list of a firm has, and how many teams, people and companies there are',
  input: object({}),
  answer: listOf(objectOf({ col: string().defined(), count: tally() })),
  reads: counted,
});

export const addStarters = call({
  ...asked,
  name: 'addStarters',
  summary: 'Adds chosen entries to the lists of a firm; an entry whose name is there already stays as it is',
  input: object({ entries: list(starter).min(1).required() }),
  answer: objectOf({ made: tally(), kept: tally() }),
  once: true,
  changes: () => Object.keys(starters).map((col) => ({ col })),
});
