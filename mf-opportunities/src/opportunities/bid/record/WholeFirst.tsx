import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import type { BidRow, OpportunityRecord } from '../../OpportunityRecord.ts';
import { useWhole } from './useWhole.ts';

interface WholeFirstProps {
  row: BidRow;
  /** Where is said that it is on its way, or that it did not come. */
  frame: (said: ReactNode) => ReactNode;
  children: (record: OpportunityRecord) => ReactNode;
}

/** Asks for all of a bid of a list, and then shows what needs it. */
export const WholeFirst = ({ row, frame, children }: WholeFirstProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { record, error, refetch } = useWhole(row);
  if (record) return children(record);
  if (!error) return frame(<LoadingRows rows={3} height={40} />);
  return frame(
    <Failed
      title={intl.formatMessage({ id: 'opportunities.record.failed' })}
      text={errorText(error)}
      reference={error.requestId}
      onRetry={() => void refetch()}
    />,
  );
};
