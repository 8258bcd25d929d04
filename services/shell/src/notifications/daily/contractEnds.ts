import type { Directory } from '../../watched/directory.ts';
import type { Bid, Watched } from '../../watched/records.ts';
import type { Notice } from '../notice.ts';
import { bidders, pageOf } from '../rules/rule.ts';
import { daysUntil } from './days.ts';

type Document = Watched<'documents'>;

const kindOf = ({ documentType }: Document) => (typeof documentType === 'string' ? documentType : documentType?.value);

/** A contract that ends reminds whoever runs the project. */
export const contractReminders = (
  document: Document,
  bid: Bid | undefined,
  today: string,
  directory: Directory,
): Notice[] => {
  const { endDate: date, status } = document;
  if (!bid || !date || status !== 'Active' || kindOf(document) !== 'signedContractScope') return [];
  const days = daysUntil(date, today);
  if (![90, 60, 30, 7, 0].includes(days)) return [];
  return [
    {
      type: 'contract-ending',
      recordId: bid.id,
      occasion: `${date}:${days}`,
      values: { name: bid.solicitationName, date },
      link: pageOf(bid),
      users: [bid.rfpManager, directory.lead(bid.primaryTeam)],
      roles: ['Operations'],
      mail: [30, 7].includes(days) ? 'now' : 'digest',
      readers: bidders,
    },
  ];
};
