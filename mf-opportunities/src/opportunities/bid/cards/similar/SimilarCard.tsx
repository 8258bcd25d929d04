import type { Where } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { useOpportunities, useStatuses } from '../../../../api.ts';
import { recordAddress } from '../../../addresses.ts';
import { OpportunityStatusChip } from '../../../field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { Line } from '../Line.tsx';
import { PartCard } from '../PartCard.tsx';
import { similarTo } from './similarTo.ts';

const max = 5;

/** Bids of the same client or for the same kind of work that are over, with how they ended. */
export const SimilarCard = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const { data: statuses = [] } = useStatuses();
  const over = statuses.filter(({ category }) => category !== 'Open' && category !== 'Submitted').map(({ id }) => id);
  const latest = { sort: { field: 'dueDate', descending: true }, limit: 25 };
  const ended: Where[] = [
    { field: 'opportunityStatus', is: 'in', value: over },
    { field: 'status', is: 'eq', value: 'Active' },
  ];
  const ofClient = useOpportunities({
    where: [{ field: 'client', is: 'eq', value: record.client.id }, ...ended],
    ...latest,
  });
  const ofKind = useOpportunities({
    where: [{ field: 'projectType', is: 'eq', value: record.projectType.id }, ...ended],
    ...latest,
  });
  const found = ofClient.rows && ofKind.rows && similarTo(record, [...ofClient.rows, ...ofKind.rows], max);
  return (
    <PartCard
      title={intl.formatMessage({ id: 'opportunities.similar.title' })}
      reading={{ ...ofClient, data: found, error: ofClient.error ?? ofKind.error }}
      empty={intl.formatMessage({ id: 'opportunities.similar.none' })}
    >
      {(bid) => (
        <Line fact={bid.dueDate.slice(0, 4)} actions={<OpportunityStatusChip status={bid.opportunityStatus} />}>
          <Link href={recordAddress(bid)}>
            <bdi>{bid.solicitationName}</bdi>
          </Link>
          {bid.client.id !== record.client.id && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <bdi>{bid.client.name}</bdi>
            </Box>
          )}
        </Line>
      )}
    </PartCard>
  );
};
