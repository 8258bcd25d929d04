import { call, idOf, listOf, object } from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';

/** Bids that the call `followed` answers at most. */
export const maxFollowed = 100;

/** Which bids the person follows. */
export const followed = call({
  service: opportunities.service,
  name: 'followed',
  summary: `The ids of the bids that the person follows, the latest first, at most ${maxFollowed}`,
  input: object({}),
  answer: listOf(idOf(opportunities.name)),
  right: opportunities.rights.read,
  reads: ['opportunities/followers'],
});
