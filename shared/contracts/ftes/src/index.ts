import {
  choice,
  collection,
  has,
  list,
  longText,
  number,
  object,
  type Person,
  type RecordOf,
  reference,
  status,
} from '@bidwright/contract-kit';

/** One month of one person on one bid. `percentAllocated` is a fraction: 0.5 is half of the month. */
const entry = object({
  month: number().integer().min(1).max(12).required(),
  year: number().integer().min(2000).max(2100).required(),
  percentAllocated: number().min(0).max(2).required(),
});

/** Everyone sees the own months; whoever staffs bids sees all. */
const readers = (person: Person) =>
  has(person, 'Team Lead', 'Project Manager', 'Operations') ? ('all' as const) : [{ field: 'fte', ids: [person.id] }];

const editors = (person: Person) => (has(person, 'Team Lead', 'Project Manager') ? 'all' : 'none');

export const projections = collection({
  name: 'projections',
  service: 'ftes',
  input: object({
    fte: reference('users').required(),
    opportunity: reference('opportunities').required(),
    /** The copy of the opportunity's status. */
    oppStatus: reference('opportunityStatus'),
    kind: choice(['planned', 'actual']).default('planned').required(),
    entries: list(entry),
    note: longText(2000),
    status: status(),
  }),
  search: ['fte', 'opportunity'],
  sort: 'opportunity',
  rights: { read: readers, create: editors, update: editors },
});

export type Projection = RecordOf<typeof projections>;
