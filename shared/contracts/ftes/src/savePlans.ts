import {
  array,
  call,
  type InputOf,
  idOf,
  listOf,
  message,
  object,
  type SentOf,
  writtenOf,
} from '@bidwright/contract-kit';
import { projections } from './projections.ts';

type Plan = InputOf<typeof projections>;

/** A plan that is changed; `version` is the one that was read. */
export type ChangedPlan = { id: string; version: number } & Partial<Pick<Plan, 'openRole' | 'entries' | 'status'>>;

/** A plan that is added, for a person or for an open role. */
export type AddedPlan = Pick<Plan, 'opportunity' | 'entries'> & Partial<Pick<Plan, 'fte' | 'openRole'>>;

/** Plans that one call takes at most. */
export const maxPlans = 200;

const idsOf = (plans: readonly unknown[]) =>
  plans.flatMap((plan) => (plan && typeof plan === 'object' && 'id' in plan ? [plan.id] : []));

/** Each plan that is changed is named, and named once; what a plan says is checked when it is written. */
export const areDistinct = (plans: readonly unknown[] | null | undefined) => {
  const ids = idsOf(plans ?? []);
  return (
    ids.every((id) => typeof id === 'string' && /^(?!0$)[\w-]{1,36}$/.test(id)) && new Set(ids).size === ids.length
  );
};

/** Saves a bid’s plans at once, all of them or none. */
export const savePlans = call({
  service: projections.service,
  name: 'savePlans',
  tag: projections.name,
  summary: 'Adds plans and changes those that have an id, all of them or none; answers their ids',
  input: object({
    plans: array(writtenOf<ChangedPlan | AddedPlan>(projections).required())
      .max(maxPlans)
      .required()
      .test('distinct', () => message('validation.invalid'), areDistinct),
  }),
  answer: listOf(idOf(projections.name)),
  right: projections.rights.create,
  refusals: [404, 409],
  once: true,
  changes: () => [{ col: projections.name }],
});
export type SavePlansCall = SentOf<typeof savePlans>;
