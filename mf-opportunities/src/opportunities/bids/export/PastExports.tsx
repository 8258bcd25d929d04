import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, Failed, Link, LoadingRows } from '@bidwright/remote-kit/ui';
import { useOwnJobs } from '../../../api.ts';
import { When } from '../../bid/activity/When.tsx';
import { Line } from '../../bid/cards/Line.tsx';

/** Jobs that are looked at, the newest. */
const max = 200;

/** Files that the person has had made and that can still be taken, the newest first. */
export const PastExports = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useOwnJobs(max);
  const files = data?.filter(({ kind, file }) => kind === 'export' && file);
  const say = (name: string) => intl.formatMessage({ id: `opportunities.export.${name}` });
  return (
    <Dialog
      open
      title={say('past')}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="opportunities.bulk.close" />
        </Button>
      }
    >
      {error && !files && (
        <Failed
          title={say('pastFailed')}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!files && !error && <LoadingRows rows={3} height={32} />}
      {files?.length === 0 && say('pastNone')}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {files?.map(({ id, file, dateCreated, done }) => (
          <li key={id}>
            <Line fact={<When seconds={dateCreated} />}>
              <Link href={file?.url} download>
                <bdi>{file?.name}</bdi>
              </Link>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <FormattedMessage id="opportunities.export.pastRecords" values={{ count: done }} />
              </Box>
            </Line>
          </li>
        ))}
      </Box>
    </Dialog>
  );
};
