import { usePerson } from '@bidwright/shell-api';
import { useDemo, useDemoSend } from '../client/index.ts';

/** What was written with somebody, and the function that writes more: the bubble stands there at once. */
export const useTalk = (user: string) => {
  const { id: me } = usePerson();
  const talk = useDemo('POST /api/chat/filter', { user });
  const [insert] = useDemoSend('POST /api/chat/insert', {
    of: 'POST /api/chat/filter',
    body: { user },
    after: (messages, sent) => [...messages, { ...sent, id: `sent-${sent.time}` }],
  });
  const say = (text: string) => insert({ from: me, to: user, text, time: Date.now() });
  return [talk, say] as const;
};
