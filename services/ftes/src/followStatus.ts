import { projections } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { copyReference, type Handler } from '@bidwright/service-kit';

const statusCopy = { collection: projections, field: 'oppStatus', pointing: 'opportunity' };

/** An opportunity's new status reaches the projections of people for it. */
export const followStatus: Handler = async (event, { service }) => {
  const change = event.changes.opportunityStatus;
  if (!change) return;
  await copyReference(service, event, statusCopy, change.to as Reference | null);
};

/** Projections for an opportunity that became another one have that one's status. */
export const followMergedStatus: Handler = async (event, { service }) => {
  const { id, opportunityStatus } = event.into ?? {};
  await copyReference(service, { ...event, recordId: String(id) }, statusCopy, opportunityStatus as Reference | null);
};
