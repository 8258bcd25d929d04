import { bidders, ownersOf, pageOf, type Rule, textIn } from './rule.ts';

/** A bid is due on another day. */
export const dueChanged: Rule = {
  on: ['opportunities.opportunities.changed'],
  notices: (event, { bid, directory, followers }) => {
    const { from, to } = event.changes.dueDate ?? {};
    if (!bid || !textIn(from) || !textIn(to)) return [];
    return [
      {
        type: 'due-changed',
        recordId: bid.id,
        occasion: event.id,
        values: { by: event.by.name, name: bid.solicitationName, from: textIn(from), date: textIn(to) },
        link: pageOf(bid),
        users: [...ownersOf(bid, directory), ...followers],
        mail: 'digest',
        readers: bidders,
      },
    ];
  },
};
