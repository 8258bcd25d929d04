import { type AnswerOf, call, idOf, listOf, number, object, objectOf, tally } from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';

/** How many teams take part, as far as that makes a difference: one, two, or more. */
export const sizeOf = (teams: number): number => Math.min(Math.max(teams, 1), 3);

/** How long bids of a status, with so many teams, took until they were sent. */
export const paces = call({
  service: opportunities.service,
  name: 'paces',
  summary: 'The days in which half of the bids of a status, with as many teams, were sent; three teams stand for more',
  input: object({}),
  answer: listOf(
    objectOf({
      status: idOf('opportunityStatus'),
      /** See `sizeOf`. */
      size: number().integer().min(1).max(3).defined(),
      /** Half of the bids took less. */
      days: tally(),
    }),
  ),
  right: opportunities.rights.read,
});
export type Pace = AnswerOf<typeof paces>[number];

/** The days that bids of a status with so many teams usually need; nothing where too few were sent to tell. */
export const usualDays = (paces: readonly Pace[], status: string, teams: number): number | null =>
  paces.find((pace) => pace.status === status && pace.size === sizeOf(teams))?.days ?? null;
