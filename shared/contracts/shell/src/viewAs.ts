import { call, choice, done, everybody, object, roles } from '@bidwright/contract-kit';
import { admins } from './rights.ts';

/** The roles as which an Admin may see the app. */
export const viewedRoles = roles.filter((role) => role !== 'Admin');

const view = { service: 'shell', tag: 'sessions', answer: done() };

export const beginView = call({
  ...view,
  name: 'viewAs/begin',
  summary: 'From now on this session of an Admin sees the app as somebody of the role would, and changes nothing',
  input: object({ role: choice(viewedRoles).required() }),
  right: admins,
});

export const endView = call({
  ...view,
  name: 'viewAs/end',
  summary: 'The session is the Admin’s own again',
  input: object({}),
  right: everybody,
  isIdempotent: true,
});
