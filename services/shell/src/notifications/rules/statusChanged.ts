import type { Role } from '@bidwright/contract-kit';
import { bidders, ownersOf, pageOf, type Rule, referenceIn } from './rule.ts';

const firmWide: Role[] = ['Admin', 'Team Lead', 'Project Manager'];

/** A bid has another status; that it is won or lost is for the whole firm. */
export const statusChanged: Rule = {
  on: ['opportunities.opportunities.changed'],
  notices: (event, { bid, directory, followers }) => {
    const change = event.changes.opportunityStatus;
    const to = referenceIn(change?.to);
    if (!bid || !to) return [];
    const isDecided = ['Won', 'Lost'].includes(directory.category(to) ?? '');
    return [
      {
        type: 'status-changed',
        recordId: bid.id,
        occasion: event.id,
        values: {
          by: event.by.name,
          name: bid.solicitationName,
          from: referenceIn(change?.from)?.name ?? '–',
          to: to.name,
        },
        link: pageOf(bid),
        users: [...ownersOf(bid, directory), ...followers],
        roles: isDecided ? firmWide : [],
        mail: isDecided ? 'now' : 'digest',
        readers: bidders,
      },
    ];
  },
};
