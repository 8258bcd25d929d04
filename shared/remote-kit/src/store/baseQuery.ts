import type { ErrorInfo } from '@bidwright/contract-kit';
import { signedOut } from '@bidwright/shell-api';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

export interface CallArgs {
  call: string;
  body: object;
  /** Lets the server recognise a repeated create, so that a retry makes no second record. */
  idempotencyKey?: string;
}

const textOf = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' && name in value ? value[name as keyof typeof value] : undefined;

const isErrorInfo = (value: unknown): value is ErrorInfo =>
  typeof textOf(value, 'code') === 'string' && typeof textOf(value, 'message') === 'string';

const failure = async (response: Response): Promise<ErrorInfo> => {
  const answer: unknown = await response.json().catch(() => undefined);
  const info = textOf(answer, 'errorInfo');
  return isErrorInfo(info)
    ? info
    : { code: `http${response.status}`, message: `The server answered ${response.status}` };
};

/** Calls a service at `POST /api/<service>/<call>`. A failure is an `ErrorInfo`, also where no server answers: its code is `offline`. */
export const callsOf =
  (service: string): BaseQueryFn<CallArgs, unknown, ErrorInfo> =>
  async ({ call, body, idempotencyKey }, { signal }) => {
    try {
      const response = await fetch(`/api/${service}/${call}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
        body: JSON.stringify(body),
        signal,
      });
      if (response.ok) return { data: await response.json() };
      if (response.status === 401) signedOut();
      return { error: await failure(response) };
    } catch {
      return { error: { code: 'offline', message: `The ${service} service cannot be reached` } };
    }
  };
