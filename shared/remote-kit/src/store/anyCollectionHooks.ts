import type { Collection, ErrorInfo, Query, RecordOf } from '@bidwright/contract-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import type { CollectionApi } from './collectionApi.ts';
import { type Pages, pagesHook, type Walk } from './pagesHook.ts';

/** What a read knows so far. `data` stays while it is read again. */
export interface Reading<T> {
  data: T | undefined;
  error: ErrorInfo | undefined;
  isLoading: boolean;
  isFetching: boolean;
  /** Settles when it is read. */
  refetch: () => PromiseLike<unknown>;
}

export type Created = { id: string; error?: undefined } | { id?: undefined; error: ErrorInfo };

export interface Change<Input = object> {
  id: string;
  /** The version that was read: changes of others since then are found out. */
  version?: number;
  changes: Partial<Input>;
}

// The calls are the same for every collection; here what they carry gets its type.
const reading = <T>(state: object) => state as Reading<T>;

/** The hooks of a service for pages that serve any of its collections, named by the first argument. */
export const anyCollectionHooks = (api: CollectionApi) => {
  const usePages = pagesHook(api);
  return {
    /** Every Active record, for choosing from. */
    useList: (col: string, options?: { skip?: boolean }) =>
      reading<RecordOf<Collection>[]>(api.useListQuery(options?.skip ? skipToken : col)),

    /** A table's rows, page by page. With a walk the page says itself where it stands, such as from its address. */
    useQuery: (col: string, query: Omit<Query, 'col' | 'after' | 'total'> = {}, walk?: Walk) =>
      usePages({ ...query, col }, walk) as Pages<RecordOf<Collection>>,

    /** One record. Without an id nothing is asked. */
    useRecord: (col: string, id: string | undefined) =>
      reading<RecordOf<Collection>>(api.useRecordQuery(id ? { col, id } : skipToken)),

    /** The entries of a subcollection, such as the change log. */
    useSub: <T>(col: string, id: string | undefined, sub: string) =>
      reading<T[]>(api.useSubQuery(id ? { col, id, sub } : skipToken)),

    /** Answers the new record's id, or what is wrong. The same input sent again after a failure still makes one record. */
    useCreate: (col: string) => {
      const [send, { isLoading }] = api.useCreateMutation();
      const sent = useRef({ input: '', idempotencyKey: '' });
      const create = async (input: object): Promise<Created> => {
        const text = JSON.stringify(input);
        if (sent.current.input !== text) sent.current = { input: text, idempotencyKey: crypto.randomUUID() };
        const { data, error } = await send({ col, input, idempotencyKey: sent.current.idempotencyKey });
        if (data === undefined) return { error: error as ErrorInfo };
        sent.current = { input: '', idempotencyKey: '' };
        return { id: data };
      };
      return [create, { isLoading }] as const;
    },

    /** Answers what is wrong, or nothing. */
    useUpdate: (col: string) => {
      const [send, { isLoading }] = api.useUpdateMutation();
      const update = async (change: Change): Promise<ErrorInfo | undefined> =>
        (await send({ col, ...change })).error as ErrorInfo | undefined;
      return [update, { isLoading }] as const;
    },
  };
};
