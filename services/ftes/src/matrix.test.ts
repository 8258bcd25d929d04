import { event, rightsMatrix, type World } from '@bidwright/service-testing';
import { ownCalls, policy } from './policy.ts';
import { service } from './service.ts';

const bid = (n: number) => ({ id: `bid-${n}`, name: 'Waterway permits' });
const ann = (n: number) => ({ id: `ann-${n}`, name: 'Ann' });

/** Whose months the records of a world are, and what the bid tells of it. */
const months: Omit<World, 'sample'> = {
  kinds: {
    o: ({ id, name }) => ({ fte: { id, name } }),
    t: ({ teams: [id = ''] }) => ({ fteTeams: [{ id, name: 'Own' }] }),
    b: ({ teams: [id = ''] }) => ({ oppTeams: [{ id, name: 'Own' }] }),
    m: ({ id, name }) => ({ oppManager: { id, name } }),
  },
  before: async ({ deliver }, { opportunity, fte, oppTeams = [], oppManager = null, fteTeams = [] }) => {
    const of = { teamsInvolved: oppTeams, rfpManager: oppManager, ownerUser: null };
    const record = { ...(opportunity as ReturnType<typeof bid>), ...of };
    await deliver(event({ service: 'opportunities', col: 'opportunities', record }));
    const person = { ...(fte as ReturnType<typeof ann>), teams: fteTeams };
    await deliver(event({ service: 'admin', col: 'users', record: person }));
  },
};

rightsMatrix(
  service,
  policy,
  {
    projections: { sample: (n) => ({ fte: ann(n), opportunity: bid(n) }), ...months },
    actuals: { sample: (n) => ({ fte: ann(n), opportunity: bid(n) }), ...months },
    leaves: {
      sample: (n) => ({ person: ann(n), firstDay: '2026-12-21', lastDay: '2026-12-24' }),
      kinds: { o: ({ id, name }) => ({ person: { id, name } }) },
    },
    personSkills: {
      sample: (n) => ({ person: ann(n), skill: { id: `skill-${n}`, name: 'Python' }, level: 2 }),
      kinds: { o: ({ id, name }) => ({ person: { id, name } }) },
    },
  },
  ownCalls,
);
