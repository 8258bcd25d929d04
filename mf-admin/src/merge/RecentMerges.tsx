import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useMerges } from '../api.ts';
import { Moment } from '../modules/Moment.tsx';
import { useUndo } from './useUndo.ts';

/** Merges of a list within the last day, each of which can be taken back. */
export const RecentMerges = ({ col, onClose }: { col: string; onClose: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useMerges({ col }, { refetchOnMountOrArgChange: true });
  const [undo, { isLoading }] = useUndo(col);
  const [undoing, setUndoing] = useState<string>();
  const run = async (from: { id: string; name: string }) => {
    setUndoing(from.id);
    await undo(from);
    await refetch();
  };
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'admin.merges' })}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      }
    >
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'admin.merges.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <LoadingRows rows={3} />}
      {data?.length === 0 && <FormattedMessage id="admin.merges.none" />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.map(({ from, into, at, by }) => (
          <Box component="li" key={from.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingBlock: 0.75 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <FormattedMessage
                id="admin.merges.one"
                values={{ from: <bdi>{from.name}</bdi>, into: <bdi>{into.name}</bdi> }}
              />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <bdi>{by}</bdi> · <Moment at={at} exact />
              </Box>
            </Box>
            <Button
              size="small"
              variant="outlined"
              loading={isLoading && undoing === from.id}
              onClick={() => void run(from)}
              aria-label={intl.formatMessage({ id: 'admin.merges.undo' }, { name: from.name })}
            >
              <FormattedMessage id="admin.undo" />
            </Button>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
};
