import { bidders, ownersOf, pageOf, type Rule, textIn } from './rule.ts';

const told = new Set(['signedContractScope', 'reviewerScoresComments', 'cpars']);

const kindOf = (type: unknown) =>
  type && typeof type === 'object' && 'value' in type ? textIn(type.value) : textIn(type);

/** A contract, a client's scores or a rating of our work has come. */
export const documentAdded: Rule = {
  on: ['opportunities.documents.created'],
  notices: (event, { bid, directory }) => {
    if (!bid || !told.has(kindOf(event.record.documentType))) return [];
    return [
      {
        type: 'document-added',
        recordId: bid.id,
        occasion: event.id,
        values: { by: event.by.name, name: bid.solicitationName, document: textIn(event.record.name) },
        link: pageOf(bid),
        users: ownersOf(bid, directory),
        roles: ['Operations'],
        mail: 'digest',
        readers: bidders,
      },
    ];
  },
};
