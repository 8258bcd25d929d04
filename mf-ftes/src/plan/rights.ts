import { projections } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { planReaders } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import type { Bid } from './load/api.ts';

/** Whether a person sees what is planned for bids. */
export const maySee = (person: Person): boolean => can(planReaders, person);

/** Whether a person plans this bid. */
export const mayPlan = (person: Person, bid: Bid): boolean =>
  can(projections.rights.create, person, {
    oppTeams: bid.teamsInvolved,
    oppManager: bid.rfpManager,
    oppOwner: bid.ownerUser,
  });
