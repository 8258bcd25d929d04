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
import { actuals } from './actuals.ts';
import { areDistinct, maxPlans } from './savePlans.ts';

type Hours = InputOf<typeof actuals>;

/** Hours that are changed; `version` is the one that was read. */
export type ChangedActual = { id: string; version: number } & Partial<Pick<Hours, 'entries' | 'status'>>;

/** Hours of somebody of whom there were none on the bid. */
export type AddedActual = Pick<Hours, 'fte' | 'opportunity' | 'entries'>;

/** Saves hours of several people or bids at once, all of them or none. */
export const saveActuals = call({
  service: actuals.service,
  name: 'saveActuals',
  tag: actuals.name,
  summary: 'Adds actual hours and changes those that have an id, all of them or none; answers their ids',
  input: object({
    actuals: array(writtenOf<ChangedActual | AddedActual>(actuals).required())
      .max(maxPlans)
      .required()
      .test('distinct', () => message('validation.invalid'), areDistinct),
  }),
  answer: listOf(idOf(actuals.name)),
  right: actuals.rights.create,
  refusals: [404, 409],
  once: true,
  changes: () => [{ col: actuals.name }],
});
export type SaveActualsCall = SentOf<typeof saveActuals>;
