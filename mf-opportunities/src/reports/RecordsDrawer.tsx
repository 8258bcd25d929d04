import type { ReportRecordsCall } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Button, Day, Failed, Link, LoadingRows, Money } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { recordAddress } from '../opportunities/addresses.ts';
import { OpportunityStatusChip } from '../opportunities/field/status/OpportunityStatusChip.tsx';
import { useReportRecords } from './api.ts';

interface RecordsDrawerProps {
  title: string;
  call: ReportRecordsCall;
  onClose: () => void;
}

/** Bids that one answer holds. */
const page = 50;

/** The bids behind a figure, at the side of it. */
export const RecordsDrawer = ({ title, call, onClose }: RecordsDrawerProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [skip, setSkip] = useState(0);
  const { data, error, refetch } = useReportRecords({ ...call, skip });
  const { records, total = 0 } = data ?? {};
  return (
    <RecordDrawer
      open
      title={title}
      subtitle={records && <FormattedMessage id="opportunities.report.records" values={{ count: total }} />}
      onClose={onClose}
      foot={
        total > page && (
          <>
            <Button disabled={skip === 0} onClick={() => setSkip(skip - page)}>
              <FormattedMessage id="opportunities.report.earlier" />
            </Button>
            <Button disabled={skip + page >= total} onClick={() => setSkip(skip + page)}>
              <FormattedMessage id="opportunities.report.later" />
            </Button>
          </>
        )
      }
    >
      {error && (
        <Failed
          title={intl.formatMessage({ id: 'kit.report.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!records && !error && <LoadingRows rows={8} height={56} />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {records?.map((bid) => (
          <Box
            component="li"
            key={bid.id}
            sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
              <Link href={recordAddress(bid)} color="inherit" sx={{ fontWeight: 600 }}>
                <span dir="auto">{bid.solicitationName}</span>
              </Link>
              <Money amount={bid.estimatedBudgetAmount} short />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', marginBlockStart: 0.5 }}>
              <Box sx={{ typography: 'caption', color: 'text.secondary', minWidth: 0 }}>
                <bdi>{bid.solicitationNumber}</bdi> {bid.solicitationNumber && ' · '} <bdi>{bid.client.name}</bdi>{' '}
                {' · '}
                <Day date={bid.dueDate} />
              </Box>
              <OpportunityStatusChip status={bid.opportunityStatus} />
            </Box>
            {(call.report === 'lost-analysis' || call.report === 'lost-points') && (
              <Box sx={{ typography: 'caption', marginBlockStart: 0.5 }} dir="auto">
                {[bid.notesLostDropped, bid.pointsLostOnSections].filter(Boolean).join(' · ')}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </RecordDrawer>
  );
};
