import type { Notification } from '@bidwright/contract-shell';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Button, Tag } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeIcon } from './NoticeIcon.tsx';
import { When } from './When.tsx';

/** Answers the function that says a notification in the person's language; one that came before it had these texts says it in English. */
const useNoticeText = () => {
  const language = useLanguage();
  return ({ title, message, texts }: Notification) => texts?.[language] ?? { title, message };
};

interface NoticeRowProps {
  notice: Notification;
  onMark: (read: boolean) => void;
  /** The page it leads to was opened. */
  onFollow?: () => void;
}

/** One notification. Its title leads to what it is about, and marks it as read. */
export const NoticeRow = ({ notice, onMark, onFollow }: NoticeRowProps) => {
  const intl = useIntl();
  const { title, message } = useNoticeText()(notice);
  const { link, read, look, dateUpdated } = notice;
  const follow = () => {
    if (!read) onMark(true);
    onFollow?.();
  };
  const mark = intl.formatMessage({ id: read ? 'shell.inbox.markUnread' : 'shell.inbox.markRead' });
  const titleLook = {
    typography: 'body2',
    '&&': { fontWeight: read ? 400 : 600 },
    color: 'text.primary',
    textDecoration: 'none',
  };
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.25,
        padding: '12px 16px',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:hover': { bgcolor: 'surface.sunk' },
      }}
    >
      <NoticeIcon look={look} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
          {link ? (
            <Box
              component={RouterLink}
              to={link}
              onClick={follow}
              // The link takes the whole row.
              sx={{ ...titleLook, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {title}
            </Box>
          ) : (
            <Box component="span" sx={titleLook}>
              {title}
            </Box>
          )}
          <When seconds={dateUpdated} />
        </Box>
        <Box dir="auto" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {message}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginBlockStart: 0.5, minHeight: 28 }}>
          {read ? (
            <Tag>
              <FormattedMessage id="shell.inbox.read" />
            </Tag>
          ) : (
            <>
              <Tag tone="warning">
                <FormattedMessage id="shell.inbox.unread" />
              </Tag>
              <Tag tone="info">
                <FormattedMessage id="shell.inbox.new" />
              </Tag>
            </>
          )}
          <Button
            size="small"
            aria-label={`${mark}: ${title}`}
            onClick={() => onMark(!read)}
            sx={{
              position: 'relative',
              marginInlineStart: 'auto',
              marginInlineEnd: '-8px',
              height: 28,
              paddingInline: 1,
              fontWeight: 500,
              typography: 'caption',
            }}
          >
            {mark}
          </Button>
        </Box>
      </Box>
    </Box>
  );
};
