import type { ChatUser } from '@bidwright/contract-template-demo/api';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Empty, Page } from '@bidwright/remote-kit/ui';
import Talk from '@mui/icons-material/ForumOutlined';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../client/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../useText.ts';
import { Conversation } from './Conversation.tsx';
import { People } from './People.tsx';
import { UserPanel } from './UserPanel.tsx';

/** Talking with people, one at a time: on a narrow screen either they are shown, or what was said. */
export const ChatPage = () => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const [detailed, setDetailed] = useState(false);
  const reading = useDemo('GET /api/chat/users');
  const [modify] = useDemoSend('POST /api/chat/users/modify', {
    of: 'GET /api/chat/users',
    after: (users, { id }) => users.map((one) => (one.id === id ? { ...one, unread: 0 } : one)),
  });
  const shown = search.get('with') ?? undefined;
  const open = ({ id, unread }: ChatUser) => {
    setSearch({ with: id });
    // What is not marked as read stays so, and is marked the next time.
    if (unread > 0) void modify({ id, unread: 0 });
  };
  return (
    <Page title={text('chat.title')}>
      <Loaded reading={reading}>
        {(users) => {
          const user = users.find(({ id }) => id === shown);
          return (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
                gap: 2,
                height: { md: 'calc(100dvh - 220px)' },
                minHeight: { md: 420 },
              }}
            >
              <Box sx={{ display: { xs: user ? 'none' : 'block', md: 'block' }, overflowY: 'auto', minHeight: 0 }}>
                <People users={users} shown={shown} onShow={open} />
              </Box>
              {user ? (
                <Conversation key={user.id} user={user} onDetails={() => setDetailed(true)} />
              ) : (
                <Box sx={{ display: { xs: 'none', md: 'block' } }}>
                  <Empty icon={<Talk />} title={text('chat.choose')} />
                </Box>
              )}
              {user && <UserPanel user={user} open={detailed} onClose={() => setDetailed(false)} />}
            </Box>
          );
        }}
      </Loaded>
    </Page>
  );
};
