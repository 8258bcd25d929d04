import type { Requirement } from '@bidwright/contract-opportunities';
import { instant } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { demands } from './demands.ts';
import { begunOn, writersOf } from './plannedBids.ts';

/** Bids that were decided within a year, by their places, and how many requirements each left without an answer. */
const leftBy: ReadonlyMap<number, number> = new Map([
  ...[2, 4, 5, 6, 7, 8, 9, 10, 14].map((won, at) => [won, nth([0, 0, 1, 0, 1, 2], at)] as const),
  ...[24, 25, 26, 27, 28, 29, 30].map((lost, at) => [lost, nth([1, 2, 4, 0], at)] as const),
]);

/** What any solicitation may demand. */
const usual = demands.filter(({ section }) => section !== 'C.2 Services');

const demandedOf = (bid: number) => usual.filter((_, place) => place % 2 === bid % 2);

/** How much of what was demanded the proposals answered of bids that were decided since. */
export const decidedRequirements = (bids: readonly Lived[]): Requirement[] =>
  [...leftBy]
    .flatMap(([place, left]) => {
      const bid = nth(bids, place);
      const demanded = demandedOf(place);
      return demanded.map((demand, at) => ({ bid, demand, at, isLeft: at >= demanded.length - left }));
    })
    .map(({ bid, demand, at, isLeft }, n) => ({
      opportunityId: bid.record.id,
      text: demand.text,
      kind: demand.kind,
      document: null,
      page: null,
      section: demand.section,
      place: at + 1,
      owner: nth(writersOf(bid), at),
      state: demand.state === 'Not applicable' ? demand.state : isLeft ? 'In work' : 'Reviewed',
      proposalSection: demand.answeredIn,
      evidence: null,
      amended: null,
      textBefore: null,
      status: 'Active',
      ...kept('requirements', demands.length + n, instant(begunOn(bid), 52_000 + n), bid.record.rfpManager),
    }));
