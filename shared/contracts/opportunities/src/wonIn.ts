import { call, day, idOf, listOf, object } from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';

/** Bids that the call `wonIn` answers at most. */
export const maxWon = 1000;

/** Which bids were won from one day to another, both of which are part of it; an end that is not given is open. */
export const wonIn = call({
  service: opportunities.service,
  name: 'wonIn',
  summary: `The ids of the bids that were won from one day to another, the latest first. More than ${maxWon} are refused. A moment is of the day that it has in UTC`,
  input: object({ from: day(), to: day() }),
  answer: listOf(idOf(opportunities.name)),
  right: opportunities.rights.read,
  reads: [opportunities.name],
});
