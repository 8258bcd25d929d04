import { may, type Reference } from '@bidwright/contract-kit';
import { deciders, type OpportunityInput } from '@bidwright/contract-opportunities';
import { type Author, Problem, type Rules } from '@bidwright/service-kit';
import { mustBeNew } from './duplicates/mustBeNew.ts';
import { numbersAhead } from './duplicates/numbersAhead.ts';
import { knownOf } from './known.ts';
import { mustHaveNeeds } from './needs.ts';
import { responsibilities } from './responsibilities.ts';
import { mustRestore } from './restore.ts';
import type { Db } from './tables.ts';
import { bidWarnings } from './warnings.ts';

type Bid = OpportunityInput;

/** That a bid is won or lost is written down by those who may decide about it. */
const mustDecide = (row: Bid & { addedBy?: Reference | null }, { person }: Author) => {
  if (person && !may(deciders, person, row))
    throw new Problem(403, 'forbidden', 'You have no right to say that this bid is won or lost', {
      fields: { opportunityStatus: { key: 'validation.forbidden' } },
    });
};

type Known = Awaited<ReturnType<typeof knownOf>>;

/** What follows from a new status: an amount that was sent is no estimate any more, and an empty chance is filled. */
const withStatus = (bid: Bid, { category, usualChance }: Known): Bid => ({
  ...bid,
  ...(category === 'Submitted' && bid.estimatedBudgetAmount !== null && { amountKind: 'Submitted' as const }),
  chance: bid.chance ?? usualChance,
});

const withOwner = (bid: Bid, { person }: Known): Bid => ({ ...bid, ownerUser: person ?? null });

const calledNow = (reference: Reference, name: string | undefined): Reference => ({
  ...reference,
  name: name ?? reference.name,
});

/** Status and owner are called what admin's lists call them, whatever was sent with their ids. */
const withNames = (bid: Bid, { statusName, ownerName }: Known): Bid => ({
  ...bid,
  opportunityStatus: calledNow(bid.opportunityStatus, statusName),
  opportunityOwner: calledNow(bid.opportunityOwner, ownerName),
});

const isDecided = ({ category }: Known) => category === 'Won' || category === 'Lost';

/** What a bid's own fields ask for beside the contract. */
export const bidRules: Rules<Bid, Db> = {
  create: async (bid, by, { db }) => {
    if (by.person && !by.insists) await mustBeNew(db, bid.solicitationNumber);
    const known = await knownOf(db, bid);
    if (isDecided(known)) mustDecide({ ...bid, addedBy: by }, by);
    const kept = withNames(withOwner(withStatus(bid, known), known), known);
    await mustHaveNeeds(db, kept, known.needs, by);
    return kept;
  },
  update: async (was, bid, by, { db, record }) => {
    await mustRestore(db, record.id, [was, bid], by);
    if (by.person && !by.insists && bid.solicitationNumber !== was.solicitationNumber)
      await mustBeNew(db, bid.solicitationNumber, record.id);
    const isMoved = was.opportunityStatus.id !== bid.opportunityStatus.id;
    const isHandedOver = was.opportunityOwner.id !== bid.opportunityOwner.id;
    // Another name for the same one is nobody's to give: the list's own name follows by event.
    const kept = {
      ...bid,
      ...(!isMoved && { opportunityStatus: was.opportunityStatus }),
      ...(!isHandedOver && { opportunityOwner: was.opportunityOwner }),
    };
    if (!isMoved && !isHandedOver) return kept;
    const known = await knownOf(db, kept);
    if (isMoved && isDecided(known)) mustDecide(record, by);
    const owned = isHandedOver ? withOwner(kept, known) : kept;
    const named = withNames(isMoved ? withStatus(owned, known) : owned, known);
    if (isMoved) await mustHaveNeeds(db, named, known.needs, by, record.id);
    return named;
  },
  ahead: (bids, { db }) =>
    numbersAhead(
      db,
      bids.map(({ solicitationNumber }) => solicitationNumber ?? null),
    ),
  warnings: bidWarnings,
  responsibilities,
  narrowing: [
    {
      filter: 'opportunityStatus',
      sort: 'dueDate',
      indexes: [
        'opportunities_stage',
        'opportunities_by_clientId',
        'opportunities_by_endClientId',
        'opportunities_by_projectTypeId',
        'opportunities_by_winningFirmId',
        'opportunities_by_opportunityOwnerId',
        'opportunities_manager',
        'opportunities_owner',
        'opportunities_team',
      ],
    },
  ],
};
