import { bidders, pageOf, type Rule, referencesIn } from './rule.ts';

/** Somebody is spoken to in a comment, or gets an answer to one. */
export const commented: Rule = {
  on: ['opportunities.opportunities/comments.created'],
  notices: (event, { bid, repliedTo }) => {
    if (!bid) return [];
    const mentioned = referencesIn(event.record.mentions);
    const notice = {
      recordId: bid.id,
      occasion: event.id,
      values: { by: event.by.name, name: bid.solicitationName },
      link: pageOf(bid),
      mail: 'now' as const,
      readers: bidders,
    };
    const isMentioned = mentioned.some(({ id }) => id === repliedTo?.id);
    return [
      { ...notice, type: 'mention', users: mentioned },
      { ...notice, type: 'reply', users: isMentioned ? [] : [repliedTo] },
    ];
  },
};
