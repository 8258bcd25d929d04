import { type ChatState, presences } from '../chat.ts';
import type { DemoContext } from '../route.ts';
import { emailOf, hoursAgo, names, nth, places, roles, times } from './names.ts';

const lines = [
  'Have you seen the new drawings?',
  'Yes, this morning. The second page is much clearer now.',
  'Good. Shall I send them on?',
  'Please do. And keep the old ones for a week.',
  'Done. See you at three.',
] as const;

const minuteInHours = 1 / 60;

export const seed = (context: DemoContext): ChatState => {
  const lastAt = (i: number) => hoursAgo(context, 1 + i * 7);
  return {
    users: times(8, (i) => ({
      id: `chat-user-${i}`,
      name: nth(names, i),
      role: nth(roles, i),
      email: emailOf(nth(names, i)),
      place: nth(places, i),
      presence: nth(presences, i),
      unread: i % 4 === 1 ? i + 1 : 0,
      lastMessage: nth(lines, 4),
      lastTime: lastAt(i),
    })),
    messages: times(8, (i) =>
      lines.map((text, line) => ({
        id: `message-${i}-${line}`,
        from: line % 2 === 0 ? `chat-user-${i}` : context.person.id,
        to: line % 2 === 0 ? context.person.id : `chat-user-${i}`,
        text,
        time: Math.round(lastAt(i) - (lines.length - 1 - line) * 4 * minuteInHours * 3_600_000),
      })),
    ).flat(),
  };
};
