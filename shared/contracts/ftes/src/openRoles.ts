import {
  type AnswerOf,
  call,
  flag,
  idOf,
  listOf,
  named,
  number,
  object,
  objectOf,
  recordId,
  string,
} from '@bidwright/contract-kit';
import { firstMonth, maxMonths } from './capacity.ts';
import { projections } from './projections.ts';

/** A plan of a bid for somebody who is still to be found. */
const role = objectOf({
  /** The plan’s, and its version: who is found takes it over. */
  id: idOf(projections.name),
  version: number().integer().defined(),
  bid: named('opportunities'),
  chance: number().defined().meta({ description: 'How likely it comes: 1 of won work' }),
  title: string().defined(),
  count: number().integer().min(1).defined(),
  skill: named('skills').nullable(),
  level: number().integer().nullable().defined(),
  parts: listOf(number().defined()).meta({ description: 'By month, as parts of a full month, of each of them' }),
  mayPlan: flag().defined().meta({ description: 'May the asker plan the bid?' }),
});

/** Whom bids still look for. */
export const openRoles = call({
  service: projections.service,
  name: 'openRoles',
  tag: 'capacity',
  summary: 'Open roles of all bids that may come, as far as the asker may see plans, the most likely first',
  input: object({
    from: firstMonth(),
    months: number().integer().min(1).max(maxMonths).default(24),
    bid: recordId('opportunities'),
  }),
  answer: listOf(role),
  right: projections.rights.read,
  reads: [projections.name],
});
export type OpenRole = AnswerOf<typeof openRoles>[number];
