import type { InputOf } from '@bidwright/contract-kit';
import type { projections } from './projections.ts';

type Plan = InputOf<typeof projections>;

/** A plan that is changed; `version` is the one that was read. */
export type ChangedPlan = { id: string; version: number } & Partial<Pick<Plan, 'openRole' | 'entries' | 'status'>>;

/** A plan that is added, for a person or for an open role. */
export type AddedPlan = Pick<Plan, 'opportunity' | 'entries'> & Partial<Pick<Plan, 'fte' | 'openRole'>>;

/** Plans that one call takes at most. */
export const mostPlans = 200;

/** The body of the call `savePlans`: all of it is written, or nothing. */
export interface SavePlansCall {
  plans: (ChangedPlan | AddedPlan)[];
}
