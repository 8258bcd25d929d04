import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Button, MenuItem, Tag } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Select from '@mui/material/Select';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notices } from './api.ts';
import { InboxStore } from './InboxStore.tsx';
import { MarkAll } from './MarkAll.tsx';
import { NoticeList, newestFirst } from './NoticeList.tsx';
import { noteSeen, seenBy } from './seen.ts';
import { type InboxView, inboxViews, whereOf } from './views.ts';

interface BellPanelProps {
  unread: number | null;
  onClose: () => void;
}

const shown = 20;

const Inside = ({ unread, onClose }: BellPanelProps) => {
  const intl = useIntl();
  const { id } = usePerson();
  const [view, setView] = useState<InboxView>('all');
  const [seen] = useState(() => seenBy(id));
  const pages = notices.useQuery({ where: whereOf(view, seen), sort: newestFirst, limit: shown });
  const newest = pages.rows?.[0]?.seq;
  useEffect(() => {
    if (newest !== undefined) noteSeen(id, newest);
  }, [id, newest]);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: '10px 8px 6px 16px' }}>
        <Box component="h2" sx={{ typography: 'h3', margin: 0 }}>
          <FormattedMessage id="shell.inbox" />
        </Box>
        {Boolean(unread) && <Tag tone="warning">{intl.formatNumber(unread ?? 0)}</Tag>}
        <Box sx={{ marginInlineStart: 'auto' }}>
          <MarkAll unread={unread} upTo={view === 'all' ? newest : undefined} />
        </Box>
      </Box>
      <Box sx={{ padding: '0 16px 12px' }}>
        <Select<InboxView>
          size="small"
          fullWidth
          value={view}
          onChange={({ target }) => setView(target.value)}
          SelectDisplayProps={{ 'aria-label': intl.formatMessage({ id: 'shell.inbox.view' }) }}
        >
          {inboxViews.map((choice) => (
            <MenuItem key={choice} value={choice}>
              <FormattedMessage id={`shell.inbox.view.${choice}`} />
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Box sx={{ overflow: 'auto', maxHeight: 'min(480px, calc(100vh - 260px))' }}>
        <NoticeList pages={pages} filtered={view !== 'all'} onFollow={onClose} />
      </Box>
      <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider', textAlign: 'center', padding: 0.5 }}>
        <Button component={RouterLink} to="/user/notifications" onClick={onClose} size="small">
          <FormattedMessage id="shell.inbox.viewAll" />
        </Button>
      </Box>
    </>
  );
};

/** What has come, in short. Opening it marks nothing as read. */
export const BellPanel = (props: BellPanelProps) => (
  <InboxStore>
    <Inside {...props} />
  </InboxStore>
);
