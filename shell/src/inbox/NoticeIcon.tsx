import type { NoticeLook } from '@bidwright/contract-kit';
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

const looks: Record<NoticeLook, [ComponentType<{ fontSize: 'small' }>, Tone]> = {
  news: [Bell, 'info'],
  late: [Late, 'error'],
  soon: [Soon, 'warning'],
  moved: [Moved, 'info'],
  assigned: [Assigned, 'info'],
  overload: [Over, 'warning'],
  mention: [Mention, 'info'],
  document: [Document, 'info'],
  done: [Done, 'success'],
  failed: [Failed, 'error'],
};

/** What a notification is about, at a glance. Its title says the same. */
export const NoticeIcon = ({ look }: { look: NoticeLook }) => {
  const [Icon, tone] = looks[look];
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
