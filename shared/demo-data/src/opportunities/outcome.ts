import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { companyList } from '../admin/companyList.ts';
import { nth, referTo } from '../records.ts';
import type { Bid } from './bid.ts';
import { cancelledNotes, droppedNotes, lostNotes, pointsLost } from './remarks.ts';

const company = referTo('companies', companyList);
const rivals = companyList.filter(({ type }) => type === 'Competitor').map(({ name }) => company(name));

/** What is written down together with the last status. */
export const outcome = ({ n, status, worth }: Bid): Partial<OpportunityInput> => {
  if (status === 'Won') return { winningAmount: worth.amount };
  if (status === 'No-bid') return { notesLostDropped: nth(droppedNotes, n) };
  if (status === 'Cancelled') return { notesLostDropped: nth(cancelledNotes, n) };
  if (status !== 'Lost') return {};
  return {
    winningFirm: nth(rivals, n),
    winningAmount: worth.winners,
    notesLostDropped: nth(lostNotes, n),
    pointsLostOnSections: nth(pointsLost, n),
  };
};
