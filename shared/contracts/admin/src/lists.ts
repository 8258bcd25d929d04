import {
  amount,
  choice,
  collection,
  count,
  day,
  lines,
  object,
  type RecordOf,
  reference,
  share,
  status,
  text,
  texts,
} from '@bidwright/contract-kit';
import { bidders, keptByAdmins } from './rights.ts';

const lookup = { service: 'admin', rights: keptByAdmins, match: ['name'], lookup: true } as const;

/** What every list entry has; more fields stand at the list that needs them. */
const entry = {
  name: text(120).required(),
  description: lines(500),
  /** Where it stands in lists that have an order of their own: those with `inOwnOrder`. */
  order: count(),
  status: status(),
};

/** Steps and degrees mean something only in their order: wherever they are offered it is the firm's own. */
const inOwnOrder = { ...lookup, sort: 'order' } as const;

export const companyTypes = collection({ ...lookup, name: 'companyTypes', input: object(entry) });
export const projectTypes = collection({ ...lookup, name: 'projectTypes', input: object(entry) });
export const sources = collection({ ...lookup, name: 'sources', input: object(entry) });
export const sectionTitles = collection({ ...lookup, name: 'sectionTitles', input: object(entry) });

/** 'Data  science' is 'Data science'. */
const single = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ') : value);

/** What people can do; how well each does it, the service of people's time keeps. Who staffs bids adds what is missing. */
export const skills = collection({
  ...lookup,
  name: 'skills',
  rights: { ...keptByAdmins, create: bidders },
  input: object({ ...entry, name: text(120).transform(single).required() }),
});

/** Days on which nobody works: everywhere, or in the region that is named; see `region` of people. */
export const holidays = collection({
  ...lookup,
  name: 'holidays',
  sort: 'day',
  match: ['day', 'region'],
  input: object({ ...entry, day: day().required(), region: text(60) }),
});

export const opportunityOwner = collection({
  ...lookup,
  name: 'opportunityOwner',
  input: object({ ...entry, user: reference('users') }),
});

export const statusCategories = ['Open', 'Submitted', 'Won', 'Lost', 'No-bid', 'Cancelled'] as const;
export type StatusCategory = (typeof statusCategories)[number];

export const opportunityStatus = collection({
  ...inOwnOrder,
  name: 'opportunityStatus',
  input: object({
    ...entry,
    /** Decides rates, the board and what a change asks for. */
    category: choice(statusCategories).default('Open').required(),
    color: text(20),
    defaultChance: share(),
    stuckAfterDays: count(),
    /** Fields that a bid must have, and kinds of documents, before it comes to this status; by the names that bids' own contract gives them. */
    requiredFields: texts(),
    requiredDocuments: texts(),
  }),
});

export const chances = collection({
  ...inOwnOrder,
  name: 'chances',
  input: object({ ...entry, value: share(), meaning: lines(300) }),
});

export const bpas = collection({
  ...lookup,
  name: 'bpas',
  input: object({
    ...entry,
    number: text(100),
    company: reference('companies'),
    startDate: day(),
    endDate: day(),
    ceiling: amount(),
  }),
});

export const budgetTypes = collection({
  ...lookup,
  name: 'budgetTypes',
  input: object({ ...entry, projections: choice(['none', 'months', 'milestones']).default('months') }),
});

export const teams = collection({
  ...lookup,
  name: 'teams',
  input: object({
    ...entry,
    lead: reference('users'),
    color: text(20),
    /** Takes over the team's open bids when it goes out of use. */
    successor: reference('teams'),
  }),
});

/** Lists whose entries may be merged. */
export const mergedLists = [
  companyTypes,
  projectTypes,
  sources,
  sectionTitles,
  skills,
  opportunityOwner,
  opportunityStatus,
  chances,
  bpas,
  budgetTypes,
  teams,
];

/** All lists: the service keeps each, and each has a page. */
export const keptLists = [...mergedLists, holidays];

export type OpportunityStatus = RecordOf<typeof opportunityStatus>;
export type Chance = RecordOf<typeof chances>;

/** How far along its category a status is, above 0 and below 1, of all statuses in their order. One that is not among them has just begun. */
export const progressOf = (statuses: readonly Pick<OpportunityStatus, 'id' | 'category'>[], id: string): number => {
  const category = statuses.find((one) => one.id === id)?.category ?? 'Open';
  const fellows = statuses.filter((one) => one.category === category);
  const at = fellows.findIndex((one) => one.id === id);
  return (Math.max(0, at) + 1) / (fellows.length + 1);
};

/** The part that a chance stands for. One without a figure says it in its name, such as '75 %'. */
export const shareOf = ({ name, value }: { name: string | null; value?: number | null }): number | undefined => {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(name ?? '')?.[1];
  return value ?? (percent === undefined ? undefined : Number(percent) / 100);
};
export type Holiday = RecordOf<typeof holidays>;
export type Skill = RecordOf<typeof skills>;
export type Team = RecordOf<typeof teams>;
export type OpportunityOwner = RecordOf<typeof opportunityOwner>;
