import type { Query } from '@bidwright/contract-kit';
import type { Notification } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import type { Pages } from '@bidwright/remote-kit/store';
import { Box, Empty, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Bell from '@mui/icons-material/NotificationsNoneOutlined';
import { useIntl } from 'react-intl';
import { notices } from './api.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { recount } from './recount.ts';

/** Notifications by their arrival, the last one first. */
export const newestFirst: Query['sort'] = { field: 'seq', descending: true };

interface NoticeListProps {
  pages: Pages<Notification>;
  /** Some are hidden, so that an empty list does not say that there are none. */
  filtered: boolean;
  onFollow?: () => void;
}

/** Notifications below one another; says so when there are none, and when they cannot be read. */
export const NoticeList = ({ pages, filtered, onFollow }: NoticeListProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update] = notices.useUpdate();
  const { rows, error, refetch } = pages;
  const mark = async (id: string, read: boolean) => {
    const failure = await update({ id, changes: { read } });
    if (failure) alert({ severity: 'error', text: errorText(failure) });
    else await recount();
  };

  const failed = error && (
    <Box sx={{ padding: 2 }}>
      <Failed
        title={intl.formatMessage({ id: 'shell.inbox.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={refetch}
      />
    </Box>
  );
  if (!rows) return failed ?? <LoadingRows rows={4} height={96} />;
  const none = filtered ? 'shell.inbox.noMatch' : 'shell.inbox.empty';
  return (
    <>
      {failed}
      {rows.length === 0 ? (
        <Empty
          icon={<Bell />}
          title={intl.formatMessage({ id: none })}
          text={filtered ? undefined : intl.formatMessage({ id: 'shell.inbox.empty.text' })}
        />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              onMark={(read) => void mark(notice.id, read)}
              onFollow={onFollow}
            />
          ))}
        </Box>
      )}
    </>
  );
};
