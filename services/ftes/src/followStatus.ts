import { projections } from '@bidwright/contract-ftes';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { copyReference } from '@bidwright/service-kit';
import type { Follows } from './tables.ts';

const statusCopy = { collection: projections, field: 'oppStatus', pointing: 'opportunity' } as const;

/** An opportunity's new status reaches the projections of people for it. */
export const followStatus: Follows<Opportunity> = async (event, { service }) => {
  const change = event.changes.opportunityStatus;
  if (!change) return;
  await copyReference(service, event, statusCopy, change.to);
};

/** Projections for an opportunity that became another one have that one's status. */
export const followMergedStatus: Follows<Opportunity> = async (event, { service }) => {
  const { id, opportunityStatus } = event.into ?? {};
  await copyReference(service, { ...event, recordId: String(id) }, statusCopy, opportunityStatus ?? null);
};
