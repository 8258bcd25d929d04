import type { ChatUser } from '@bidwright/contract-template-demo/api';
import { SearchBox } from '@bidwright/remote-kit/search';
import { Badge, Box, ListItemButton } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useText } from '../useText.ts';
import { When } from '../When.tsx';
import { Presence } from './Presence.tsx';

interface PeopleProps {
  users: readonly ChatUser[];
  shown: string | undefined;
  onShow: (user: ChatUser) => void;
}

const faint = { typography: 'caption', color: 'text.secondary' } as const;

/** Everybody one has written with, who wrote last first. */
export const People = ({ users, shown, onShow }: PeopleProps) => {
  const text = useText();
  const [search, setSearch] = useState('');
  const found = users
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((one, other) => other.lastTime - one.lastTime);
  return (
    <Box component="nav" aria-label={text('chat.people')} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <SearchBox label={text('chat.search')} value={search} onChange={setSearch} />
      {found.map((user) => (
        <ListItemButton
          key={user.id}
          selected={user.id === shown}
          aria-current={user.id === shown || undefined}
          onClick={() => onShow(user)}
          sx={{ gap: 1.5, paddingInline: 1, flexGrow: 0 }}
        >
          <Presence user={user} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
                {user.name}
              </Box>
              {user.unread > 0 && (
                <Badge
                  color="primary"
                  badgeContent={user.unread}
                  slotProps={{ badge: { 'aria-label': text('chat.unread', { count: user.unread }) } }}
                  sx={{ alignSelf: 'center', marginInlineEnd: 1 }}
                />
              )}
            </Box>
            <Box dir="auto" sx={{ ...faint, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {user.lastMessage}
            </Box>
            <Box sx={faint}>
              {text(`chat.${user.presence}`)} · <When atMs={user.lastTime} />
            </Box>
          </Box>
        </ListItemButton>
      ))}
      {found.length === 0 && <Box sx={faint}>{text('chat.nobody')}</Box>}
    </Box>
  );
};
