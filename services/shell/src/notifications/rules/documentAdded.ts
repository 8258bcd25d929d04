import { bidders, ownersOf, pageOf, type Rule, textIn } from './rule.ts';

const told = new Set(['signedContractScope', 'reviewerScoresComments', 'cpars']);

const kindOf = (type: unknown) =>
  type && typeof type === 'object' && 'value' in type ? textIn(type.value) : textIn(type);

/** A contract, a client's scores or a rating of our work has come; who follows the bid hears of any document. */
export const documentAdded: Rule = {
  on: ['opportunities.documents.created'],
  notices: (event, { bid, directory, followers }) => {
    if (!bid) return [];
    const isForAll = told.has(kindOf(event.record.documentType));
    return [
      {
        type: 'document-added',
        recordId: bid.id,
        occasion: event.id,
        values: {
          by: event.by.name,
          name: bid.solicitationName,
          document: textIn(event.record.name) || textIn(event.record.documentName),
        },
        link: pageOf(bid),
        users: [...(isForAll ? ownersOf(bid, directory) : []), ...followers],
        roles: isForAll ? ['Operations'] : [],
        mail: 'digest',
        readers: bidders,
      },
    ];
  },
};
