import type { Reference } from '@bidwright/contract-kit';
import type { Requirement } from '@bidwright/contract-opportunities';
import { instant } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { demands } from './demands.ts';
import { at, begunOn, writersOf } from './plannedBids.ts';

/** What the solicitation of a bid demands, and how far its proposal answers it; of what is open nobody has been given some. */
export const requirementRecords = (bids: readonly Lived[], document: Reference): Requirement[] => {
  const bid = nth(bids, at.inWork);
  return demands.map(({ section, kind, text, answeredIn, state }, n) => ({
    opportunityId: bid.record.id,
    text,
    kind,
    document,
    page: null,
    section,
    place: n + 1,
    owner: state === 'Open' && n % 2 === 0 ? null : nth(writersOf(bid), n),
    state,
    proposalSection: answeredIn,
    evidence: null,
    amended: null,
    textBefore: null,
    status: 'Active',
    ...kept('requirements', n, instant(begunOn(bid), 52_000 + n), bid.record.rfpManager),
  }));
};
