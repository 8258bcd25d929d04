import {
  type AnyObject,
  call,
  everybody,
  mixed,
  type ObjectSchema,
  object,
  objectOf,
  oneOf,
} from '@bidwright/contract-kit';
import type { DemoRoute } from './route.ts';

const service = 'template-demo';

/** Where the handlers run: in the page, or in the service, which keeps each person's state. */
export const apis = ['mock', 'service'] as const;
export type ApiPlace = (typeof apis)[number];

export const apiPlace = call({
  service,
  name: 'apiPlace',
  summary: 'Where the demo keeps what people do in it: in the page, or here',
  input: object({}),
  answer: objectOf({ api: oneOf(apis) }),
  right: everybody,
});

/** The header in which the demo's client sends the token of its mock account: `Authorization` is the front door's. */
export const tokenHeader = 'x-demo-authorization';

/** `POST /api/comments/add` of the demo as a call of its service: `comments/add`. */
export const callName = (address: string): string => address.slice(address.indexOf('/api/') + '/api/'.length);

/** The call that answers a route out of the state that the service keeps. */
export const callOf = <Body extends ObjectSchema<AnyObject>>(
  address: string,
  { body }: Pick<DemoRoute<unknown, Body>, 'body'>,
) =>
  call({
    service,
    name: callName(address),
    tag: 'demo',
    summary: `${address} of the demo, in the asker's own state`,
    input: body,
    answer: mixed().nullable().defined(),
    right: everybody,
    refusals: [400, 401, 404],
  });

/** How long a mock account stays signed in. */
export const tokenLifetimeMs = 86_400_000;
