import type { Reference } from '@bidwright/contract-kit';
import type { DemoData } from '../demoData.ts';
import type { OpportunityWithParts } from '../opportunities/opportunityRecords.ts';
import { aboutBid } from './bidNews.ts';
import { type DemoNotice, present, presentBidders } from './notice.ts';

/** Documents of which more people are told than those who follow the bid. */
const toldTypes = new Set(['signedContractScope', 'reviewerScoresComments', 'cpars']);

type Document = DemoData['opportunities']['documents'][number];

/** A contract, a client's scores or a rating has come. */
export const documentNews = (document: Document, bid: OpportunityWithParts, owners: Reference[]): DemoNotice[] => {
  const { documentType, addedBy: by, dateCreated: at } = document;
  if (!by || !toldTypes.has(documentType.value)) return [];
  const { name, ...about } = aboutBid(bid);
  const values = { by: by.name, name, document: document.name ?? '' };
  const users = presentBidders(owners, by);
  return [{ ...about, type: 'opportunities.document-added', values, users, roles: ['Operations'], by, at }];
};

type Projection = DemoData['ftes']['projections'][number];

/** Somebody was planned for a bid. */
export const allocationNews = ({ id, fte, opportunity, addedBy: by, dateCreated: at }: Projection): DemoNotice[] => {
  if (!by || !fte) return [];
  const values = { by: by.name, name: opportunity?.name ?? '' };
  const link = `/user/ftes/${fte.id}`;
  return [
    { type: 'ftes.allocation-changed', recordId: id, link, values, users: present([fte], by), roles: [], by, at },
  ];
};
