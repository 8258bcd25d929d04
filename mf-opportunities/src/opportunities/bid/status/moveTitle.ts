import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { useIntl } from '@bidwright/remote-kit/intl';
import { isEnd } from './asked.ts';

/** What is asked of a bid that comes to a status. */
export const moveTitle = (
  intl: ReturnType<typeof useIntl>,
  solicitationName: string,
  { category, name }: OpportunityStatus,
): string =>
  intl.formatMessage(
    { id: isEnd(category) ? `opportunities.outcome.${category}` : 'opportunities.needs.dialog' },
    { name: solicitationName, status: name },
  );
