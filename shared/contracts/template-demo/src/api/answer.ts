import { check } from '@bidwright/contract-kit';
import { type DemoContext, type DemoRoute, type Reply, refuse, type Subject } from './route.ts';

export interface Asked {
  /** Such as `POST /api/comments/add`. */
  address: string;
  body: unknown;
  authorization?: string;
  context: DemoContext;
}

/** What one subject keeps for one person, as text: whoever would keep more must remove something first. */
export const maxStateLength = 200_000;

/** `GET /api/followers` is the same as `GET /api/followers/list`. */
export const routeAt = ({ routes }: Pick<Subject, 'routes'>, address: string): DemoRoute | undefined =>
  [address, `${address}/list`].flatMap((name) => (Object.hasOwn(routes, name) ? (routes[name] ?? []) : []))[0];

const run = (route: DemoRoute, failure: string, state: unknown, { body, authorization, context }: Asked) => {
  const checked = check(route.body, body);
  if (checked.errors) return refuse(422, 'Some fields cannot be taken as they are', checked.errors);
  try {
    return route.handle(state, { body: checked.value, authorization, context });
  } catch {
    return refuse(500, failure);
  }
};

/** Answers a request out of a state; both the browser's mock and the service do it by this. */
export const answer = (subject: Subject, state: unknown, asked: Asked): Reply<unknown, unknown> => {
  const route = routeAt(subject, asked.address);
  if (!route) return refuse(404, `There is no ${asked.address}`);
  const reply = run(route, subject.failure ?? 'Internal server error', state, asked);
  const grown = 'state' in reply && reply.state !== undefined && JSON.stringify(reply.state).length > maxStateLength;
  return grown ? refuse(400, 'There is too much here already. Remove something first') : reply;
};
