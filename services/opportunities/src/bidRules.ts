import { may } from '@bidwright/contract-kit';
import { deciders, type OpportunityInput } from '@bidwright/contract-opportunities';
import { type Author, type Database, Problem, type Row, type Rules } from '@bidwright/service-kit';
import { mustBeNew } from './duplicates.ts';
import { categoryOf, personOfOwner, usualChance } from './known.ts';
import { mustRestore } from './restore.ts';
import { bidWarnings } from './warnings.ts';

type Bid = Row & OpportunityInput;

/** That a bid is won or lost is written down by those who may decide about it. */
const mustDecide = (row: Row, { person }: Author) => {
  if (person && !may(deciders, person, row))
    throw new Problem(403, 'forbidden', 'You have no right to say that this bid is won or lost', {
      fields: { opportunityStatus: { key: 'validation.forbidden' } },
    });
};

/** What follows from a new status: an amount that was sent is no estimate any more, and an empty chance is filled. */
const withStatus = async (db: Database, bid: Bid, category: string): Promise<Bid> => ({
  ...bid,
  ...(category === 'Submitted' && bid.estimatedBudgetAmount !== null && { amountKind: 'Submitted' as const }),
  chance: bid.chance ?? (await usualChance(db, bid.opportunityStatus)),
});

const withOwner = async (db: Database, bid: Bid, before?: Bid): Promise<Bid> => {
  if (before?.opportunityOwner.id === bid.opportunityOwner.id) return bid;
  return { ...bid, ownerUser: (await personOfOwner(db, bid.opportunityOwner.id)) ?? null };
};

/** What a bid's own fields ask for beside the contract. */
export const bidRules: Rules = {
  create: async (row, by, { db }) => {
    const bid = row as Bid;
    if (by.person && !by.insists) await mustBeNew(db, bid.solicitationNumber);
    const category = await categoryOf(db, bid.opportunityStatus);
    if (category === 'Won' || category === 'Lost') mustDecide({ ...bid, addedBy: by }, by);
    return withOwner(db, await withStatus(db, bid, category));
  },
  update: async (before, after, by, { db, record }) => {
    const [was, bid] = [before as Bid, after as Bid];
    await mustRestore(db, record.id, [was, bid], by);
    if (by.person && !by.insists && bid.solicitationNumber !== was.solicitationNumber)
      await mustBeNew(db, bid.solicitationNumber, record.id);
    const owned = await withOwner(db, bid, was);
    if (was.opportunityStatus.id === bid.opportunityStatus.id) return owned;
    const category = await categoryOf(db, bid.opportunityStatus);
    if (category === 'Won' || category === 'Lost') mustDecide(record, by);
    return withStatus(db, owned, category);
  },
  warnings: bidWarnings,
};
