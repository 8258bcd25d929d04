import { type AnyObject, type InferType, type Message, type ObjectSchema, object } from '@bidwright/contract-kit';

/** What is not in a request and yet decides an answer: tests give it seeds. */
export interface DemoContext {
  /** From 0 up to, but without, 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
  /** Who asks: whose state it is. */
  person: { id: string; name: string; email: string };
  tokenLifetimeMs: number;
  /** What is kept of a password. */
  seal(password: string, salt: string): string;
}

export interface DemoRequest<Body = object> {
  body: Body;
  /** The header `Authorization` of the demo's own client: `Bearer <serviceToken>`. */
  authorization?: string;
  context: DemoContext;
}

/** What a refused request answers. */
export interface DemoFailure {
  message: string;
  /** What is wrong with each field. */
  fields?: Record<string, Message>;
}

export interface Refused {
  status: number;
  problem: DemoFailure;
}

/** What a handler answers; without a state nothing changes. */
export type Reply<State, Data> = { state?: State; data: Data } | Refused;

export interface DemoRoute<
  State = unknown,
  Body extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>,
  Data = unknown,
> {
  body: Body;
  /** What answers the request: a pure function. */
  handle(state: State, request: DemoRequest<InferType<Body>>): Reply<State, Data>;
  /** How long the answer is held back on its way. */
  delayMs?: number;
}

/** The handlers of one subject of the demo by address. */
export type Routes<State = unknown> = Record<string, DemoRoute<State>>;

/** A subject with the state it starts with. */
export interface Subject<State = unknown> {
  seed(context: DemoContext): State;
  routes: Routes<State>;
  /** What a handler's exception answers. */
  failure?: string;
}

export const refuse = (status: number, message: string, fields?: DemoFailure['fields']): Refused => ({
  status,
  problem: fields ? { message, fields } : { message },
});

export const unknownId = (what: string): Refused => refuse(404, `There is no ${what} with this id`);

/** The words that routes over a state are written in. */
export const routesOf = <State>() => ({
  get: <Data>(handle: (state: State, request: DemoRequest) => Reply<State, Data>) => ({ body: object({}), handle }),
  post: <Body extends ObjectSchema<AnyObject>, Data>(
    body: Body,
    handle: (state: State, request: DemoRequest<InferType<Body>>) => Reply<State, Data>,
    options: { delayMs?: number } = {},
  ) => ({ body, handle, ...options }),
});
