import type { ChatUser } from '@bidwright/contract-template-demo/api';
import { useEffect, useRef } from 'react';
import { useDemoSend } from '../client/index.ts';

/** What is in sight counts as read, at once. What the server does not take so stays unread until it is looked at again. */
export const useReadMessages = ({ id, unread }: ChatUser) => {
  const [modify] = useDemoSend('POST /api/chat/users/modify', {
    of: 'GET /api/chat/users',
    after: (users) => users.map((one) => (one.id === id ? { ...one, unread: 0 } : one)),
  });
  const send = useRef(modify);
  useEffect(() => {
    if (unread > 0) void send.current({ id, unread: 0 });
  }, [id, unread]);
};
