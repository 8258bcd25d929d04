import {
  choice,
  collection,
  count,
  has,
  list,
  longText,
  message,
  month,
  number,
  object,
  oneOfNumbers,
  type RecordOf,
  type Right,
  reference,
  references,
  status,
  text,
  year,
} from '@bidwright/contract-kit';
import { skillLevels } from './personSkills.ts';
import { isOnce, monthCount, monthLabel, withSpan } from './span.ts';
import { ofMyBids, ofTheirTeams } from './whose.ts';

const fourDecimals = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value);

/** One month of one person on one bid. `percentAllocated` is a fraction: 0.5 is half of the month. */
const entry = object({
  month: month().required(),
  monthLabel: text(3),
  year: year().required(),
  percentAllocated: number().transform(fourDecimals).min(0).max(2).required(),
}).transform((value) => (value ? { ...value, monthLabel: monthLabel(value.month) } : value));

/** Somebody still to be found: ‘Analyst II’, two of them, each of whom can do something at least so well. */
const openRole = object({
  title: text(120).required(),
  count: count().min(1).default(1).required(),
  skill: reference('skills'),
  level: oneOfNumbers(skillLevels),
})
  .noUnknown()
  .nullable()
  .default(null)
  .meta({ kind: 'json' });

/**
 * Everyone sees the own months, Operations all. Leads and managers see all if an Admin has said so; if not, leads see
 * their teams’ people and managers the people of their bids.
 */
const readers: Right = (person) => {
  if (has(person, 'Operations')) return 'all';
  if (person.showProjections && has(person, 'Team Lead', 'Project Manager')) return 'all';
  return [
    { field: 'fte', ids: [person.id] },
    ...(person.permissions.includes('Team Lead') ? [ofTheirTeams(person)] : []),
    ...(person.permissions.includes('Project Manager') ? ofMyBids(person) : []),
  ];
};

/** Leads and managers plan the bids they may write, if they may see plans at all. */
const editors: Right = (person) => {
  if (has(person)) return 'all';
  return person.showProjections && has(person, 'Team Lead', 'Project Manager') ? ofMyBids(person) : 'none';
};

export const projections = collection({
  name: 'projections',
  service: 'ftes',
  input: object({
    fte: reference('users').test(
      'who',
      () => message('ftes.who.required'),
      (value, { parent }) => Boolean(value) !== Boolean(parent.openRole),
    ),
    openRole,
    opportunity: reference('opportunities').required(),
    /** The copy of the opportunity's status, by which the plan counts. */
    oppStatus: reference('opportunityStatus'),
    kind: choice(['planned', 'actual']).default('planned').required(),
    entries: list(entry).test('once', () => message('ftes.entries.once'), isOnce),
    frequency: choice(['Monthly', 'Quarterly', 'Annually']).default('Monthly'),
    contractType: choice(['Fixed Price/Milestone', 'Time & Materials']),
    note: longText(2000),
    /** Copies that say whose it is: the teams of the bid and of the person, who manages and who owns the bid. */
    oppTeams: references('teams'),
    oppManager: reference('users'),
    oppOwner: reference('users'),
    fteTeams: references('teams'),
    /** From when to when there are entries; see `spanOf`. */
    firstMonth: monthCount(),
    lastMonth: monthCount(),
    status: status(),
  }).transform(withSpan),
  search: ['fte', 'opportunity'],
  sort: 'opportunity',
  asked: {
    sort: ['opportunity', 'fte', 'lastMonth'],
    filter: ['oppStatus', 'oppTeams', 'oppManager', 'oppOwner', 'fteTeams', 'kind', 'status'],
  },
  rights: { read: readers, create: editors, update: editors },
  byService: ['oppStatus', 'oppTeams', 'oppManager', 'oppOwner', 'fteTeams', 'firstMonth', 'lastMonth'],
});

export type Projection = RecordOf<typeof projections>;
