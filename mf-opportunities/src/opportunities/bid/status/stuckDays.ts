import type { OpportunityStatus } from '@bidwright/contract-admin';

const day = 86_400_000;

/** How many days a bid is in its status, where that is longer than the status allows; seconds and milliseconds since 1970. */
export const stuckDays = (
  status: Pick<OpportunityStatus, 'category' | 'stuckAfterDays'> | undefined,
  since: number | undefined,
  now: number,
): number | undefined => {
  if (since === undefined || status?.stuckAfterDays == null) return undefined;
  if (status.category !== 'Open' && status.category !== 'Submitted') return undefined;
  const days = Math.floor((now - since * 1000) / day);
  return days > status.stuckAfterDays ? days : undefined;
};
