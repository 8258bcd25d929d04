import type { Reference } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { copyReference, type Handler, tellCopied } from '@bidwright/service-kit';

const statusCopy = { collection: rfpContent, field: 'oppStatus', pointing: 'opportunity' };

/** An opportunity's new status reaches the texts of that bid, where the update asks for it; who asked is told how many. */
export const followStatus: Handler = async (event, { trx, service }) => {
  const change = event.changes.opportunityStatus;
  if (!change || !event.also?.updateRFP) return;
  const count = await copyReference(service, event, statusCopy, change.to as Reference | null);
  await tellCopied(trx, service, event, statusCopy, { ...change, count });
};

/** Texts of an opportunity that became another one have that one's status. */
export const followMerge: Handler = async (event, { service }) => {
  const { id, opportunityStatus } = event.into ?? {};
  await copyReference(service, { ...event, recordId: String(id) }, statusCopy, opportunityStatus as Reference | null);
};
