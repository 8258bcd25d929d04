import type { ChatUser } from '@bidwright/contract-template-demo/api';
import { Box, Button, Card, Link } from '@bidwright/remote-kit/ui';
import { useLayoutEffect, useRef } from 'react';
import { Loaded } from '../Loaded.tsx';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { Bubble } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import { Presence } from './Presence.tsx';
import { useReadMessages } from './useReadMessages.ts';
import { useTalk } from './useTalk.ts';

interface ConversationProps {
  user: ChatUser;
  onDetails: () => void;
}

/** What was written with one person. The newest is in sight. */
export const Conversation = ({ user, onDetails }: ConversationProps) => {
  const text = useText();
  const sayError = useSayError();
  const [talk, say] = useTalk(user.id);
  useReadMessages(user);
  const list = useRef<HTMLOListElement>(null);
  const count = talk.data?.length;

  useLayoutEffect(() => {
    if (count !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);

  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, minHeight: 0, padding: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ display: { md: 'none' } }}>
          <Link href="/demo/chat">{text('chat.back')}</Link>
        </Box>
        <Presence user={user} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" dir="auto" sx={{ margin: 0, typography: 'h3' }}>
            {user.name}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text(`chat.${user.presence}`)}</Box>
        </Box>
        <Button size="small" onClick={onDetails}>
          {text('chat.details')}
        </Button>
      </Box>
      <Loaded reading={talk} empty={text('chat.silence')}>
        {(messages) => (
          <Box
            component="ol"
            ref={list}
            tabIndex={0}
            aria-label={text('chat.messages', { name: user.name })}
            sx={{
              flex: 1,
              minHeight: 160,
              overflowY: 'auto',
              margin: 0,
              padding: 1,
              display: 'flex',
              flexDirection: 'column',
              gap: 1,
            }}
          >
            {messages.map((message) => (
              <Bubble key={message.id} message={message} own={message.to === user.id} />
            ))}
          </Box>
        )}
      </Loaded>
      <Composer key={user.id} name={user.name} onSay={async (words) => sayError(await say(words))} />
    </Card>
  );
};
