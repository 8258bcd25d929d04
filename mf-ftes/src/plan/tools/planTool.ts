import type { User } from '@bidwright/contract-admin';
import type { Bid } from '../load/api.ts';
import type { PlanState } from '../page/usePlanState.ts';

/** What the tools of a plan work with. */
export interface PlanToolProps {
  state: PlanState;
  people: ReadonlyMap<string, User>;
  bid: Bid;
}
