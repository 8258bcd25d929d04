import { contactsByCompany } from '../admin/contacts.ts';
import type { Lived } from './history.ts';
import { actualCostRecords } from './parts/actualCosts.ts';
import { amountRecords } from './parts/amounts.ts';
import { commentRecords } from './parts/comments.ts';
import { contactRecords } from './parts/contacts.ts';
import { decisionRecords } from './parts/decisions.ts';
import { followerRecords } from './parts/followers.ts';

/** Gives a bid everything that belongs to it. */
export const partsAdder = (today: string) => {
  const people = contactsByCompany(today);
  return (bid: Lived) => ({
    ...bid.record,
    changeLog: bid.changes,
    decisions: decisionRecords(bid),
    contacts: contactRecords(bid, people),
    actualCosts: actualCostRecords(bid, today),
    amounts: amountRecords(bid, today),
    comments: commentRecords(bid),
    followers: followerRecords(bid),
  });
};

export type OpportunityWithParts = ReturnType<ReturnType<typeof partsAdder>>;

/** The bids with everything that belongs to them. */
export const opportunityRecords = (today: string, bids: readonly Lived[]): OpportunityWithParts[] =>
  bids.map(partsAdder(today));
