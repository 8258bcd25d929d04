import type { ErrorInfo } from '@bidwright/contract-kit';
import { fetchAgain, signedOut } from '@bidwright/shell-api';

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/** Where no service answers in the agreed shape. */
const wrongServices: ErrorInfo = { code: 'offline', message: 'Wrong Services' };

/** How long the front door may take. */
const timeoutMs = 15_000;

const ask = async <T>(send: typeof fetchAgain, name: string, init: RequestInit): Promise<Answer<T>> => {
  try {
    const response = await send(`/api/shell/${name}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const { data, errorInfo } = await response.json();
    if (errorInfo?.code === 'signed-out') signedOut();
    return response.ok ? { data } : { error: errorInfo ?? wrongServices };
  } catch {
    return { error: wrongServices };
  }
};

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** One of the front door's own calls, for people who may not be signed in. */
export const call = <T>(name: string, body: object = {}): Promise<Answer<T>> => ask(fetch, name, post(body));

/** A call that leaves the same when it is made twice: it is made again where nothing is heard. */
export const callIdempotent = <T>(name: string, body: object = {}): Promise<Answer<T>> =>
  ask(fetchAgain, name, post(body));

/** A call that the front door makes once for its key (`useOnce` gives one), and so is made again where nothing is heard. */
export const callOnce = <T>(name: string, body: object, key: string): Promise<Answer<T>> =>
  ask(fetchAgain, name, post(body, { 'idempotency-key': key }));

/** What the front door says of somebody who is signed in. */
export const read = <T>(name: string): Promise<Answer<T>> => ask(fetchAgain, name, { method: 'GET' });
