import type { RecordOf } from '@bidwright/contract-kit';
import { documents } from '@bidwright/contract-opportunities';
import { addDays, daysUntil, type Reminder, type StatedNotice, selectRecords } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import { aliasOf } from '../tables.ts';
import { type At, bidAt, bidders, leadsOf, pageOf } from './ofBids.ts';

type Document = RecordOf<typeof documents>;

const d = aliasOf('documents', 't');

const daysBefore = [90, 60, 30, 7, 0];

const contractsThatEnd = async (today: string, { trx, service }: At): Promise<Document[]> => {
  const dates = daysBefore.map((left) => addDays(today, left));
  const where = [sql<SqlBool>`${d.endDate} in (${sql.join(dates)})`, sql<SqlBool>`${d.status} = 'Active'`];
  const found = await selectRecords(trx, service.resource(documents).table, { where });
  return found.filter(({ documentType }) => documentType.value === 'signedContractScope');
};

const remindersOf = async ({ endDate, opportunityId }: Document, today: string, at: At): Promise<Reminder[]> => {
  const bid = await bidAt(at, opportunityId);
  if (!bid || !endDate) return [];
  const daysLeft = daysUntil(endDate, today);
  return [
    {
      recordId: bid.id,
      occasion: `${endDate}:${daysLeft}`,
      values: { name: bid.solicitationName, date: endDate },
      link: pageOf(bid.id),
      users: [bid.rfpManager, ...(await leadsOf(at, [bid.primaryTeam]))],
      roles: ['Operations'],
      mail: [30, 7].includes(daysLeft) ? 'now' : 'digest',
    },
  ];
};

/** A contract that ends reminds whoever runs the project. */
export const contractEnding: StatedNotice = {
  subject: 'documents',
  look: 'soon',
  readers: bidders,
  daily: async (today, at: At) => {
    const ending = await contractsThatEnd(today, at);
    return (await Promise.all(ending.map((document) => remindersOf(document, today, at)))).flat();
  },
};
