import type { ErrorInfo } from '@bidwright/contract-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { errorOf } from './baseQuery.ts';

/** What a call answers, or what is wrong. */
export type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorInfo };

interface Sent {
  data?: unknown;
  error?: ErrorInfo | SerializedError;
}

/** What the store says of a call that was made, with the type that the call's contract states. */
export const answerIn = <T>({ data, error }: Sent): Answer<T> =>
  error ? { error: errorOf(error) } : { data: data as T };
