import type { Collection, ErrorInfo, Page, Query, RecordOf } from '@bidwright/contract-kit';
import { fetchAgain, signedOut } from '@bidwright/shell-api';
import type { SerializedError } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

export interface CallArgs {
  call: string;
  /** What is sent; without it the call is a GET. */
  body?: object;
  /** Lets the server recognise a repeated write, so that a retry makes no second record. */
  idempotencyKey?: string;
  /** Made twice it leaves what made once does, as what only reads. */
  isIdempotent?: boolean;
}

/** How long a service may take; whoever waits longer wants to know. */
const timeoutMs = 15_000;

const textOf = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' && name in value ? Reflect.get(value, name) : undefined;

const isErrorInfo = (value: unknown): value is ErrorInfo =>
  typeof textOf(value, 'code') === 'string' && typeof textOf(value, 'message') === 'string';

/** What a service says is wrong, or 'Wrong Services' where it says nothing. */
export const failureOf = async (response: Response): Promise<ErrorInfo> => {
  const answer: unknown = await response.json().catch(() => undefined);
  const info = textOf(answer, 'errorInfo');
  return isErrorInfo(info) ? info : { code: `http${response.status}`, message: 'Wrong Services' };
};

/** What went wrong, as pages tell it; of a fault in our own code, which the store writes down in its way, as well. */
export function errorOf(error: ErrorInfo | SerializedError): ErrorInfo;
export function errorOf(error: ErrorInfo | SerializedError | undefined): ErrorInfo | undefined;
export function errorOf(error: ErrorInfo | SerializedError | undefined): ErrorInfo | undefined {
  return !error || isErrorInfo(error) ? error : { code: 'failed', message: error.message ?? 'Wrong Services' };
}

/** Removes a file with its record; answers what is wrong, or nothing. */
export const removeAt = async (address: string): Promise<ErrorInfo | undefined> => {
  try {
    const response = await fetch(address, { method: 'DELETE', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 401) signedOut();
    return response.ok ? undefined : await failureOf(response);
  } catch {
    return { code: 'offline', message: 'The server cannot be reached' };
  }
};

type Answered<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

/**
 * Calls a service at `/api/<service>/<call>`. A failure is an `ErrorInfo`, also where no server answers: its code is `offline`, or
 * `timeout` where an answer takes too long. What is idempotent, or bears a key, is asked a second time where the first brings nothing.
 */
export const callService = async <T>(
  service: string,
  { call, body, idempotencyKey, isIdempotent }: CallArgs,
  signal?: AbortSignal,
): Promise<Answered<T>> => {
  const limit = AbortSignal.timeout(timeoutMs);
  const send = isIdempotent || idempotencyKey ? fetchAgain : fetch;
  try {
    const response = await send(`/api/${service}/${call}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      body: body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (response.ok) return { data: await response.json() };
    if (response.status === 401) signedOut();
    return { error: await failureOf(response) };
  } catch {
    if (limit.aborted) return { error: { code: 'timeout', message: `The ${service} service takes too long` } };
    return { error: { code: 'offline', message: `The ${service} service cannot be reached` } };
  }
};

/** The calls of a service for its store. */
export const callsOf =
  (service: string): BaseQueryFn<CallArgs, unknown, ErrorInfo> =>
  (args, { signal, type }) =>
    callService<unknown>(service, { ...args, isIdempotent: type === 'query' || args.isIdempotent }, signal);

/** The first rows of a query, for who keeps nothing of them, such as a search. What goes wrong is thrown. */
export const findRows = async <C extends Collection>(
  { service, name }: C,
  query: Omit<Query, 'col'>,
  signal: AbortSignal,
): Promise<RecordOf<C>[]> => {
  const body = { ...query, col: name };
  const { data, error } = await callService<Page<RecordOf<C>>>(
    service,
    { call: 'query', body, isIdempotent: true },
    signal,
  );
  if (error) throw new Error(error.message);
  return data.data;
};
