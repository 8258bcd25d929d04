import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import type { BidRow, OpportunityRecord } from '../../OpportunityRecord.ts';
import { useWhole } from './useWhole.ts';

interface WholeFirstProps {
  row: BidRow;
  /** What needs the record; until it is there, what says that it is on its way, or that it did not come. */
  children: (record: OpportunityRecord | undefined, said: ReactNode) => ReactNode;
}

/** Asks for all of a bid of a list, and then shows what needs it. */
export const WholeFirst = ({ row, children }: WholeFirstProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { record, error, refetch } = useWhole(row);
  const said = error ? (
    <Failed
      title={intl.formatMessage({ id: 'opportunities.record.failed' })}
      text={errorText(error)}
      reference={error.requestId}
      onRetry={() => void refetch()}
    />
  ) : (
    <LoadingRows rows={3} height={40} />
  );
  return children(record, said);
};
