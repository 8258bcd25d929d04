import type { Team, User } from '@bidwright/contract-admin';
import type { Overload, Projection } from '@bidwright/contract-ftes';
import type { EventOf, EventWith, Reference, Role } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { copiesAt, copyOf, type Database, type Notices, type StatedNotice } from '@bidwright/service-kit';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

const pageOf = ({ id }: { id: string }) => `/user/ftes/${id}`;

/** Somebody else has changed when a person is to work on a bid. */
const allocationChanged: StatedNotice = {
  subject: 'allocations',
  look: 'news',
  on: ['ftes.projections.created', 'ftes.projections.changed'],
  notices: ({ record, changes, by }: EventOf<Projection>) => {
    const { fte, opportunity, kind } = record;
    if (!fte || !changes.entries || kind === 'actual') return [];
    return [
      { values: { by: by.name, name: opportunity?.name ?? '' }, link: pageOf(fte), users: [fte], mail: 'digest' },
    ];
  },
};

/** Who staffs. */
const staffing: Role[] = ['Team Lead', 'Project Manager', 'Operations'];

const leadsOf = async (db: Database, teams: readonly (Reference | null)[]): Promise<(Reference | null)[]> => {
  const ids = teams.flatMap((team) => (team ? [team.id] : []));
  const found = await copiesAt<{ teams: Pick<Team, 'lead'> }>(db, { teams: ids });
  return found.teams.map(({ lead }) => lead);
};

const leadsOfBids = async (db: Database, bids: readonly Reference[]) => {
  const ids = bids.map(({ id }) => id);
  const { opportunities } = await copiesAt<{ opportunities: Pick<Opportunity, 'primaryTeam'> }>(db, {
    opportunities: ids,
  });
  return leadsOf(
    db,
    opportunities.map(({ primaryTeam }) => primaryTeam),
  );
};

type Staff = Pick<User, 'name' | 'teams'> & { manager?: { id: string | null; name: string } | null };

const managerAndLeads = async (db: Database, { manager, teams }: Staff) => [
  manager?.id ? { id: manager.id, name: manager.name } : null,
  ...(await leadsOf(db, teams ?? [])),
];

/** A month of a person holds too much from now on. */
const overloaded = (
  kind: Overload['kind'],
  users: (db: Database, person: Staff, bids: readonly Reference[]) => Promise<(Reference | null)[]>,
  roles?: Role[],
): StatedNotice => ({
  subject: 'allocations',
  look: 'overload',
  readers: staffing,
  on: ['ftes.overloads.changed'],
  notices: async ({ record: overload }: EventWith<Overload>, { trx }) => {
    const person = overload.kind === kind ? await copyOf<Staff>(trx, 'users', overload.person.id) : undefined;
    if (!person) return [];
    return [
      {
        values: { person: person.name ?? '', month: overload.month },
        link: pageOf(overload.person),
        users: await users(trx, person, overload.bids),
        roles,
        mail: 'digest',
      },
    ];
  },
});

/** Of what people are told who have to do with plans: nothing of how much. */
export const notices: Notices = {
  types: {
    'allocation-changed': allocationChanged,
    'over-allocated': overloaded('committed', managerAndLeads, ['Operations']),
    /** If open bids are won: those who lead these bids are told. */
    'capacity-risk': overloaded('probable', (db, _person, bids) => leadsOfBids(db, bids)),
  },
  texts: { en, fr, ro, zh },
};
