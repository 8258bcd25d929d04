import type { Reference } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { copyReference, type Handler, tellCopied } from '@bidwright/service-kit';

/** An opportunity's new status reaches the texts of that bid, where the update asks for it; who asked is told how many. */
export const followStatus: Handler = async (event, { trx, service }) => {
  const change = event.changes.opportunityStatus;
  if (!change || !event.also?.updateRFP) return;
  const copy = { collection: rfpContent, field: 'oppStatus', pointing: 'opportunity' };
  const count = await copyReference(service, event, copy, change.to as Reference | null);
  await tellCopied(trx, service, event, copy, { ...change, count });
};
