import type { EventOf, Reference } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { copyReference, type Handler, publishCopied } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

const statusCopy = { collection: rfpContent, field: 'oppStatus', pointing: 'opportunity' };

/** What of an opportunity texts have. */
interface Bid {
  id: string;
  opportunityStatus: Reference | null;
}

/** An opportunity's new status reaches the texts of that bid, where the update asks for it; who asked is told how many. */
export const followStatus: Handler<EventOf<Bid>> = async (event, { trx, service }) => {
  const change = event.changes.opportunityStatus;
  if (!change || !event.also?.updateRFP) return;
  const count = await copyReference(service, event, statusCopy, change.to);
  await publishCopied(trx, service, event, statusCopy, { ...change, count });
};

/**
 * Texts of an opportunity that became another one have that one's status. What was used in both was used in one bid less,
 * which is seen where the bid was touched.
 */
export const followMerge: Handler<EventOf<Bid>, Db> = async (event, { service, trx }) => {
  const { id, opportunityStatus } = event.into ?? {};
  await copyReference(service, { ...event, recordId: String(id) }, statusCopy, opportunityStatus ?? null);
  const touched = { dateUpdated: sql<number>`unix_timestamp()` };
  await trx.updateTable('liveOpportunities').set(touched).where('id', '=', String(id)).execute();
  // There is no such bid any more. Events come in the order of their record, so what would bring it back is a later change of
  // it or its being told again: then it is kept as out of use, and reports leave it out.
  await trx.deleteFrom('liveOpportunities').where('id', '=', event.recordId).execute();
};
