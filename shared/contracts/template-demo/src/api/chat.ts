import { choice, number, object, text } from '@bidwright/contract-kit';
import { id, written } from './fields.ts';
import { changed } from './list.ts';
import { type Routes, routesOf, unknownId } from './route.ts';

export const presences = ['online', 'away', 'offline'] as const;

export interface ChatUser {
  id: string;
  name: string;
  role: string;
  email: string;
  place: string;
  presence: (typeof presences)[number];
  /** Messages that were not read. */
  unread: number;
  lastMessage: string;
  /** Milliseconds since 1970. */
  lastTime: number;
}

export interface ChatMessage {
  id: string;
  /** Ids of who wrote it and whom it is for: chat users, or the person who asks. */
  from: string;
  to: string;
  text: string;
  /** Milliseconds since 1970. */
  time: number;
}

export interface ChatState {
  users: ChatUser[];
  messages: ChatMessage[];
}

const max = 500;

const { get, post } = routesOf<ChatState>();

export const routes = {
  'GET /api/chat/users': get(({ users }) => ({ data: users })),

  'POST /api/chat/users/id': post(object({ id: id('chatUsers') }), ({ users }, { body }) => {
    const user = users.find((one) => one.id === body.id);
    return user ? { data: user } : unknownId('chat user');
  }),

  /** What was written with one user, oldest first. */
  'POST /api/chat/filter': post(object({ user: id('chatUsers') }), ({ messages }, { body }) => ({
    data: messages.filter(({ from, to }) => from === body.user || to === body.user),
  })),

  'POST /api/chat/insert': post(
    object({
      from: text(60).required(),
      to: id('chatUsers'),
      text: written(),
      time: number().integer().min(0).required(),
    }),
    (state, { body, context }) => {
      const users = changed(state.users, body.to, (user) => ({
        ...user,
        lastMessage: body.text,
        lastTime: body.time,
      }));
      if (!users) return unknownId('chat user');
      const message: ChatMessage = { ...body, id: context.newId() };
      return { state: { users, messages: [...state.messages, message].slice(-max) }, data: message };
    },
  ),

  'POST /api/chat/users/modify': post(
    object({
      id: id('chatUsers'),
      unread: number().integer().min(0).max(max).nullable().default(null),
      presence: choice(presences),
    }),
    (state, { body }) => {
      const users = changed(state.users, body.id, (user) => ({
        ...user,
        unread: body.unread ?? user.unread,
        presence: body.presence ?? user.presence,
      }));
      return users ? { state: { ...state, users }, data: users } : unknownId('chat user');
    },
  ),
} satisfies Routes<ChatState>;
