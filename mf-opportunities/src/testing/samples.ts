import {
  bpas,
  budgetTypes,
  chances,
  companies,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  sources,
  teams,
  users,
} from '@bidwright/contract-admin';
import { type Collection, emptyInput, type Person } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities, sampleOpportunity, scorecards } from '@bidwright/contract-opportunities';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };

const entry = <Input extends { name: string | null }>(
  of: Collection<Input>,
  name: string,
  more: Partial<Input> = {},
) => ({
  ...emptyInput(of),
  id: `${of.name}-${name.replace(/\W+/g, '-')}`.slice(0, 36),
  name,
  ...more,
  ...kept,
});

/** The id and name of an entry, as a record points at it. */
export const pointing = ({ id, name }: { id: string; name: string }) => ({ id, name });

export const status = {
  qualifying: entry(opportunityStatus, 'Qualifying', { category: 'Open', order: 1 }),
  writing: entry(opportunityStatus, 'Writing', { category: 'Open', order: 2 }),
  submitted: entry(opportunityStatus, 'Submitted', { category: 'Submitted', order: 3 }),
  won: entry(opportunityStatus, 'Won', { category: 'Won', order: 4 }),
  lost: entry(opportunityStatus, 'Lost', { category: 'Lost', order: 5 }),
};
export const team = {
  cloud: entry(teams, 'Digital and Cloud', { color: '#1d5fbf' }),
  health: entry(teams, 'Health'),
  finance: entry(teams, 'Finance and Audit'),
};
const client = {
  port: entry(companies, 'Port Authority of Eastmere', { hasBPA: true }),
  coast: entry(companies, 'Office of Coastal Statistics'),
};

export const bpa = {
  harbor: entry(bpas, 'Harbor support BPA', { company: pointing(client.port), endDate: '2200-12-31' }),
  dredging: entry(bpas, 'Dredging BPA', { company: pointing(client.port), endDate: '2024-06-30' }),
};

const person = (id: string, name: string, permissions: string[], ofTeams: { id: string }[]): Person => ({
  id,
  name,
  email: `${id}@example.com`,
  permissions,
  teams: ofTeams.map((one) => one.id),
});

export const people = {
  admin: person('u-admin', 'Dana Whitfield', ['Admin'], []),
  lead: person('u-lead', 'Marcus Adeyemi', ['Team Lead'], [team.health]),
  operations: person('u-ops', 'Tom Hale', ['Operations'], []),
};

export const owner = {
  marcus: entry(opportunityOwner, 'Marcus Adeyemi', { user: pointing(people.lead) }),
  irene: entry(opportunityOwner, 'Irene Park'),
};

/** What bids are weighed by. */
const scorecard = entry(scorecards, 'Usual', {
  threshold: 60,
  factors: [
    { name: 'Technical fit', weight: 30, source: null },
    { name: 'A price that can win', weight: 10, source: null },
  ],
  stops: [{ name: 'We are not eligible' }],
});

/** The lists that opportunities choose from, as their service keeps them. */
export const lookups = () => [
  { of: opportunityStatus, records: Object.values(status) },
  { of: teams, records: Object.values(team) },
  { of: companies, records: [{ id: 0, name: '-- Add New Client --', status: 'Active' }, ...Object.values(client)] },
  { of: opportunityOwner, records: Object.values(owner) },
  { of: companyTypes, records: [entry(companyTypes, 'Client – State')] },
  { of: projectTypes, records: [entry(projectTypes, 'Data analytics')] },
  { of: sources, records: [entry(sources, 'SAM.gov')] },
  {
    of: chances,
    records: [entry(chances, '100 %', { value: 1, order: 2 }), entry(chances, '50 %', { value: 0.5, order: 1 })],
  },
  { of: budgetTypes, records: [entry(budgetTypes, 'Firm fixed price')] },
  { of: bpas, records: Object.values(bpa) },
  { of: scorecards, records: [structuredClone(scorecard)] },
  { of: users, records: [entry(users, 'Priya Raman', { position: 'Manager' })] },
];

/** An opportunity as it is answered, on the lists above. */
export const bid = (id: string, overrides: Partial<OpportunityInput> = {}): OpportunityRecord => ({
  ...emptyInput(opportunities),
  ...sampleOpportunity({
    client: pointing(client.coast),
    opportunityStatus: pointing(status.writing),
    opportunityOwner: pointing(owner.irene),
    teamsInvolved: [pointing(team.cloud)],
    primaryTeam: pointing(team.cloud),
    ...overrides,
  }),
  ...kept,
  id,
});
