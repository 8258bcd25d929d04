import type { NoticeType } from '@bidwright/contract-shell';
import { Box } from '@bidwright/remote-kit/ui';
import Mention from '@mui/icons-material/AlternateEmailOutlined';
import Late from '@mui/icons-material/EventBusyOutlined';
import Soon from '@mui/icons-material/EventOutlined';
import Assigned from '@mui/icons-material/GroupAddOutlined';
import Bell from '@mui/icons-material/NotificationsOutlined';
import Over from '@mui/icons-material/PersonOffOutlined';
import Document from '@mui/icons-material/PostAddOutlined';
import Failed from '@mui/icons-material/ReportProblemOutlined';
import Moved from '@mui/icons-material/SwapHorizOutlined';
import Done from '@mui/icons-material/TaskAltOutlined';
import type { ComponentType } from 'react';

type Tone = 'error' | 'warning' | 'success' | 'info';

const looks: Partial<Record<NoticeType, [ComponentType<{ fontSize: 'small' }>, Tone]>> = {
  'past-due-open': [Late, 'error'],
  'decision-late': [Late, 'error'],
  'review-late': [Late, 'error'],
  'due-soon': [Soon, 'warning'],
  'due-changed': [Moved, 'warning'],
  'qna-soon': [Soon, 'warning'],
  'decision-soon': [Soon, 'warning'],
  'review-due': [Soon, 'warning'],
  'contract-ending': [Soon, 'warning'],
  'user-expiring': [Soon, 'warning'],
  assigned: [Assigned, 'info'],
  'user-registered': [Assigned, 'info'],
  'user-renamed': [Assigned, 'info'],
  'over-allocated': [Over, 'warning'],
  'capacity-risk': [Over, 'warning'],
  mention: [Mention, 'info'],
  reply: [Mention, 'info'],
  'document-added': [Document, 'info'],
  'status-changed': [Moved, 'info'],
  'decision-recorded': [Done, 'success'],
  'import-done': [Done, 'success'],
  'export-ready': [Done, 'success'],
  'bulk-done': [Done, 'success'],
  'job-failed': [Failed, 'error'],
  'mail-failed': [Failed, 'error'],
};

/** What a notification is about, at a glance. Its title says the same. */
export const NoticeIcon = ({ type }: { type: NoticeType }) => {
  const [Icon, tone] = looks[type] ?? [Bell, 'info'];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 32,
        height: 32,
        borderRadius: 1,
        bgcolor: `${tone}.light`,
        color: `${tone}.main`,
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
};
