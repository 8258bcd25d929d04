import { projections } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { copyReference, type Handler } from '@bidwright/service-kit';

/** An opportunity's new status reaches the projections of people for it. */
export const followStatus: Handler = async (event, { service }) => {
  const change = event.changes.opportunityStatus;
  if (!change) return;
  const copy = { collection: projections, field: 'oppStatus', pointing: 'opportunity' };
  await copyReference(service, event, copy, change.to as Reference | null);
};
