import { bidders, pageOf, type Rule } from './rule.ts';

/** Whoever works on a bid or follows it hears what was decided; mail about it is sent by hand. */
export const decisionRecorded: Rule = {
  on: ['opportunities.opportunities/decisions.created'],
  notices: (event, { bid, directory, followers }) =>
    bid
      ? [
          {
            type: 'decision-recorded',
            recordId: bid.id,
            occasion: event.id,
            values: { by: event.by.name, name: bid.solicitationName },
            link: pageOf(bid),
            users: [
              ...directory.members(bid.teamsInvolved).map(({ id, name }) => ({ id, name: name ?? '' })),
              ...followers,
            ],
            mail: 'no',
            readers: bidders,
          },
        ]
      : [],
};
