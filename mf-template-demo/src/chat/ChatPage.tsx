import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Card, Empty, Page } from '@bidwright/remote-kit/ui';
import Talk from '@mui/icons-material/ForumOutlined';
import { useState } from 'react';
import { useDemo } from '../client/index.ts';
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
  const shown = search.get('with') ?? undefined;
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
              <Card
                sx={{
                  display: { xs: user ? 'none' : 'block', md: 'block' },
                  overflowY: 'auto',
                  minHeight: 0,
                  padding: 1,
                }}
              >
                <People users={users} shown={shown} onShow={({ id }) => setSearch({ with: id })} />
              </Card>
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
