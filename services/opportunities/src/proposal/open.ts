import type { OpportunityStatus } from '@bidwright/contract-admin';
import { copiesOf, type Database } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { t } from '../tables.ts';

/** Which of the bids `t` are still worked on. */
export const isOpen = async (db: Database): Promise<RawBuilder<SqlBool>> => {
  const statuses = await copiesOf<OpportunityStatus>(db, 'opportunityStatus');
  const open = statuses.filter(({ category }) => (category ?? 'Open') === 'Open').map(({ id }) => id);
  return open.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${t.status} = 'Active' and ${t.opportunityStatusId} in (${sql.join(open)})`;
};

/** The same where few bids are looked at: the database finds their statuses, and nobody asks for all of them before. */
export const isOpenByCopies: RawBuilder<SqlBool> = sql<SqlBool>`${t.status} = 'Active' and exists (select 1 from copies c
  where c.col = 'opportunityStatus' and c.id = ${t.opportunityStatusId}
    and coalesce(json_value(c.record, '$.category'), 'Open') = 'Open')`;
