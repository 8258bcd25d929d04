import type { Collection, ErrorInfo, Page, Query, RecordOf } from '@bidwright/contract-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { errorOf } from './baseQuery.ts';
import type { CollectionApi } from './collectionApi.ts';
import { pagesHook, type ReadOptions, type Walk } from './pagesHook.ts';
import { type Reading, reading } from './reading.ts';
import type { Sending } from './sendFile.ts';
import { useOnce } from './useOnce.ts';

export type Created = { id: string; error?: undefined } | { id?: undefined; error: ErrorInfo };

export interface Change<Input = object> {
  id: string;
  /** The version that was read: changes of others since then are found out. */
  version?: number;
  changes: Partial<Input>;
}

/** The hooks of a service for pages that serve any of its collections, named by the first argument. */
export const anyCollectionHooks = (api: CollectionApi) => {
  const usePages = pagesHook(api);
  return {
    /** Every Active record, for choosing from. */
    useList: <R = RecordOf<Collection>>(col: string, options?: { skip?: boolean }) =>
      reading<R[]>(api.useListQuery(options?.skip ? skipToken : col)),

    /** A table's rows, page by page; with `sub` those of a subcollection across its parents. With a walk the page says itself where it stands, such as from its address. */
    useQuery: <R = RecordOf<Collection>>(
      col: string,
      query: Omit<Query, 'col' | 'after' | 'total'> = {},
      walk?: Walk,
      options?: ReadOptions,
    ) => usePages<R>({ ...query, col }, walk, options),

    /** One record. Without an id nothing is asked. */
    useRecord: <R = RecordOf<Collection>>(col: string, id: string | undefined) =>
      reading<R>(api.useRecordQuery(id ? { col, id } : skipToken)),

    /** One record of a subcollection with its `parent`, where that is not known. Without an id nothing is asked. */
    useRecordIn: (col: string, sub: string, id: string | undefined): Reading<RecordOf<Collection>> => {
      const where = [{ field: 'id', is: 'eq' as const, value: id }];
      const found = reading<Page<RecordOf<Collection>>>(
        api.useQueryQuery(id ? { col, sub, where, limit: 1 } : skipToken),
      );
      const data = found.data?.data[0];
      const missing = { code: 'no-record', message: `${col}/${sub} has no record with this id` };
      return { ...found, data, error: found.error ?? (found.data && !data ? missing : undefined) };
    },

    /** The entries of a subcollection, such as the change log. */
    useSub: <T>(col: string, id: string | undefined, sub: string) =>
      reading<T[]>(api.useSubQuery(id ? { col, id, sub } : skipToken)),

    /** Answers the new record's id, or what is wrong. The same input sent again after a failure still makes one record. */
    useCreate: <Input extends object = object>(col: string) => {
      const [send, { isLoading }] = api.useCreateMutation();
      const once = useOnce();
      const create = async (input: Input): Promise<Created> => {
        const { data, error } = await send({ col, input, idempotencyKey: once.keyOf(input) });
        if (error) return { error: errorOf(error) };
        once.taken();
        return { id: data };
      };
      return [create, { isLoading }] as const;
    },

    /** Answers what is wrong, or nothing. */
    useUpdate: <Input = object>(col: string) => {
      const [send, { isLoading }] = api.useUpdateMutation();
      const update = async (change: Change<Input>): Promise<ErrorInfo | undefined> =>
        errorOf((await send({ col, ...change })).error);
      return [update, { isLoading }] as const;
    },

    /** Adds to a subcollection of a record, as `useCreate` does to a collection. */
    useAddTo: (col: string, sub: string) => {
      const [send, { isLoading }] = api.useAddToMutation();
      const once = useOnce();
      const add = async (id: string, input: object): Promise<Created> => {
        const { data, error } = await send({ col, id, sub, input, idempotencyKey: once.keyOf({ id, ...input }) });
        if (error) return { error: errorOf(error) };
        once.taken();
        return { id: data };
      };
      return [add, { isLoading }] as const;
    },

    /** Changes an entry of a subcollection of the record `parentId`; answers what is wrong, or nothing. */
    useUpdateIn: (col: string, sub: string) => {
      const [send, { isLoading }] = api.useUpdateInMutation();
      const update = async (parentId: string, change: Change): Promise<ErrorInfo | undefined> =>
        errorOf((await send({ col, sub, parentId, ...change })).error);
      return [update, { isLoading }] as const;
    },

    /** Puts a file under a record that waits for it; answers what is wrong, or nothing. */
    useSendFile: (col: string) => {
      const [send] = api.useSendFileMutation();
      return async (id: string, file: File, sending: Sending = {}): Promise<ErrorInfo | undefined> =>
        errorOf((await send({ col, id, file, ...sending })).error);
    },

    /** Removes a record with its file; answers what is wrong, or nothing. */
    useRemoveFile: (col: string) => {
      const [remove, { isLoading }] = api.useRemoveFileMutation();
      const run = async (id: string) => errorOf((await remove({ col, id })).error);
      return [run, { isLoading }] as const;
    },

    /** Removes an entry of a subcollection; answers what is wrong, or nothing. */
    useRemoveFrom: (col: string, sub: string) => {
      const [send, { isLoading }] = api.useRemoveFromMutation();
      const remove = async (id: string, recordId: string): Promise<ErrorInfo | undefined> =>
        errorOf((await send({ col, id, sub, recordId })).error);
      return [remove, { isLoading }] as const;
    },
  };
};
