import type { AnswerOf, SentOf, ServiceCall } from '@bidwright/contract-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Reading } from './anyCollectionHooks.ts';
import { errorOf } from './baseQuery.ts';
import type { CollectionApi } from './collectionApi.ts';
import type { Answer } from './jobHooks.ts';
import { useOnce } from './useOnce.ts';

interface Options {
  /** Nothing is asked. */
  skip?: boolean;
  /** Asks again whenever a page comes, even where the answer is known. */
  refetchOnMountOrArgChange?: boolean;
  /** Asks again by itself after so many milliseconds. */
  pollingInterval?: number;
}

/** What a call that is read knows so far; `currentData` is about what is asked now, `data` stays while something else is asked. */
export interface CallReading<T> extends Reading<T> {
  currentData: T | undefined;
}

/** The hook that reads what a call answers. It asks again when what the answer follows from is written. */
export const queryOf =
  <C extends ServiceCall>(api: CollectionApi, { name, reads }: C) =>
  (input: SentOf<C>, { skip, ...options }: Options = {}): CallReading<AnswerOf<C>> => {
    const state: object = api.useReadQuery(skip ? skipToken : { call: name, body: input, reads }, options);
    return state as CallReading<AnswerOf<C>>;
  };

/**
 * The hook that makes a call when it is told to: the function answers what the call does, or what is wrong. What is made once the server
 * recognises when the same is sent again after a failure.
 */
export const mutationOf =
  <C extends ServiceCall>(api: CollectionApi, call: C) =>
  () => {
    const [send, { isLoading }] = api.useAskMutation();
    const { keyOf, taken } = useOnce();
    const ask = async (body: SentOf<C>): Promise<Answer<AnswerOf<C>>> => {
      const idempotencyKey = call.once && keyOf(body);
      const { data, error } = await send({ call: call.name, body, idempotencyKey, changes: call.changes?.(body) });
      if (error) return { error: errorOf(error) };
      taken();
      return { data: data as AnswerOf<C> };
    };
    return [ask, { isLoading }] as const;
  };
