import { maxInCalendar } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Tables, t } from '../tables.ts';

export interface DatedBid {
  id: string;
  version: number;
  dateUpdated: number;
  name: string;
  client: string;
  status: string;
  isOpen: boolean;
  dueDate: string;
  dueTime: string | null;
  dueZone: string | null;
  dateQnA: string | null;
  decisionDueDate: string | null;
  expectedAwardDate: string | null;
}

const day = (column: keyof Tables['opportunities']) => sql`date_format(${t[column]}, '%Y-%m-%d') as ${sql.ref(column)}`;

interface Looked {
  /** The statuses in which a bid is still worked on, for whom it matters. */
  open?: readonly string[];
  max?: number;
}

/** What calendars say of bids, those first that are due first. */
export const datedBids = async (
  db: Database,
  where: readonly RawBuilder<SqlBool>[],
  { open = [], max = maxInCalendar }: Looked,
): Promise<DatedBid[]> => {
  const { rows } = await sql<DatedBid & { statusId: string }>`select ${t.id}, ${t.version}, ${t.dateUpdated},
      ${t.solicitationName} as name, ${t.clientName} as client, ${t.opportunityStatusName} as status,
      ${t.opportunityStatusId} as statusId, ${t.dueTime}, ${t.dueZone}, ${day('dueDate')}, ${day('dateQnA')},
      ${day('decisionDueDate')}, ${day('expectedAwardDate')}
    from ${t} where ${sql.join(where.length > 0 ? where : [sql`true`], sql` and `)}
    order by ${t.dueDate}, ${t.id} limit ${max}`.execute(db);
  return rows.map(({ statusId, ...bid }) => ({ ...bid, isOpen: open.includes(statusId) }));
};
