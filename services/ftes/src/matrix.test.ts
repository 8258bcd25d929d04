import { event, rightsMatrix } from '@bidwright/service-testing';
import { ownCalls, policy } from './policy.ts';
import { service } from './service.ts';

const bid = (n: number) => ({ id: `bid-${n}`, name: 'Waterway permits' });

rightsMatrix(
  service,
  policy,
  {
    projections: {
      sample: (n) => ({ fte: { id: 'ann', name: 'Ann' }, opportunity: bid(n) }),
      kinds: {
        o: ({ id, name }) => ({ fte: { id, name } }),
        t: ({ teams: [id = ''] }) => ({ fteTeams: [{ id, name: 'Own' }] }),
        b: ({ teams: [id = ''] }) => ({ oppTeams: [{ id, name: 'Own' }] }),
        m: ({ id, name }) => ({ oppManager: { id, name } }),
      },
      before: async ({ tell }, { opportunity, oppTeams = [], oppManager = null }) => {
        const of = { teamsInvolved: oppTeams, rfpManager: oppManager, ownerUser: null };
        const record = { ...(opportunity as ReturnType<typeof bid>), ...of };
        await tell(event({ service: 'opportunities', col: 'opportunities', record }));
      },
    },
  },
  ownCalls,
);
