import { bidders, ownersOf, pageOf, type Rule } from './rule.ts';

/** A new bid: those in charge hear of it at once, the leads of its teams in their digest. */
export const opportunityCreated: Rule = {
  on: ['opportunities.opportunities.created'],
  notices: (event, { bid, directory }) => {
    if (!bid) return [];
    const owners = ownersOf(bid, directory);
    const ids = new Set(owners.map((owner) => owner?.id));
    const leads = bid.teamsInvolved.map((team) => directory.lead(team)).filter((lead) => !ids.has(lead?.id));
    const notice = {
      type: 'opportunity-created' as const,
      recordId: bid.id,
      occasion: event.id,
      values: { by: event.by.name, name: bid.solicitationName, date: bid.dueDate ?? '' },
      link: pageOf(bid),
      readers: bidders,
    };
    return [
      { ...notice, users: owners, mail: 'now' },
      { ...notice, users: leads, mail: 'digest' },
    ];
  },
};
