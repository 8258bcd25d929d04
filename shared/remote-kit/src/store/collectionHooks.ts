import type { Collection, ErrorInfo, InputOf, Query, RecordOf } from '@bidwright/contract-kit';
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
  refetch: () => void;
}

type Created = { id: string; error?: undefined } | { id?: undefined; error: ErrorInfo };

interface Change<C> {
  id: string;
  /** The version that was read: changes of others since then are found out. */
  version?: number;
  changes: Partial<InputOf<C>>;
}

// The calls are the same for every collection; here the contract gives what they carry its type.
const reading = <T>(state: object) => state as Reading<T>;

/** The hooks of a collection, typed by its contract. A write refreshes the lists and the record it touches. */
export const collectionHooks = <C extends Collection>(api: CollectionApi, { name: col }: C) => {
  const usePages = pagesHook(api);
  return {
    /** Every Active record, for choosing from. */
    useList: (options?: { skip?: boolean }) =>
      reading<RecordOf<C>[]>(api.useListQuery(options?.skip ? skipToken : col)),

    /** A table's rows, page by page. With a walk the page says itself where it stands, such as from its address. */
    useQuery: (query: Omit<Query, 'col' | 'after' | 'total'> = {}, walk?: Walk) =>
      usePages({ ...query, col }, walk) as Pages<RecordOf<C>>,

    /** One record. Without an id nothing is asked. */
    useRecord: (id: string | undefined) => reading<RecordOf<C>>(api.useRecordQuery(id ? { col, id } : skipToken)),

    /** The entries of a subcollection, such as the change log. */
    useSub: <T>(id: string | undefined, sub: string) =>
      reading<T[]>(api.useSubQuery(id ? { col, id, sub } : skipToken)),

    /** Answers the new record's id, or what is wrong. The same input sent again after a failure still makes one record. */
    useCreate: () => {
      const [send, { isLoading }] = api.useCreateMutation();
      const sent = useRef({ input: '', idempotencyKey: '' });
      const create = async (input: InputOf<C>): Promise<Created> => {
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
    useUpdate: () => {
      const [send, { isLoading }] = api.useUpdateMutation();
      const update = async (change: Change<C>): Promise<ErrorInfo | undefined> =>
        (await send({ col, ...change })).error as ErrorInfo | undefined;
      return [update, { isLoading }] as const;
    },
  };
};
