import type { AnswerOf, SentOf, ServiceCall } from '@bidwright/contract-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Answer, answerIn } from './answerIn.ts';
import type { CollectionApi } from './collectionApi.ts';
import { type CallReading, reading } from './reading.ts';
import { useOnce } from './useOnce.ts';

interface Options {
  /** Nothing is asked. */
  skip?: boolean;
  /** Asks again whenever a page comes, even where the answer is known. */
  refetchOnMountOrArgChange?: boolean;
  /** Asks again by itself after so many milliseconds. */
  pollingInterval?: number;
}

/** The hook that reads what a call answers. It asks again when what the answer follows from is written. */
export const queryOf =
  <C extends ServiceCall>(api: CollectionApi, { name, reads }: C) =>
  (input: SentOf<C>, { skip, ...options }: Options = {}): CallReading<AnswerOf<C>> => {
    return reading<AnswerOf<C>>(api.useReadQuery(skip ? skipToken : { call: name, body: input, reads }, options));
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
      const { name, isIdempotent } = call;
      const idempotencyKey = call.once && keyOf(body);
      const sent = await send({ call: name, body, idempotencyKey, isIdempotent, changes: call.changes?.(body) });
      if (!sent.error) taken();
      return answerIn<AnswerOf<C>>(sent);
    };
    return [ask, { isLoading }] as const;
  };
