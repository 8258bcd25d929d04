import type { Collection, InputOf, Query, RecordOf } from '@bidwright/contract-kit';
import { anyCollectionHooks } from './anyCollectionHooks.ts';
import type { CollectionApi } from './collectionApi.ts';
import type { ReadOptions, Walk } from './pagesHook.ts';

/** The hooks of a collection, typed by its contract. A write refreshes the lists and the record it touches. */
export const collectionHooks = <C extends Collection>(api: CollectionApi, { name }: C) => {
  const { useList, useQuery, useRecord, useSub, useCreate, useUpdate, ...any } = anyCollectionHooks(api);
  return {
    /** Every Active record, for choosing from. */
    useList: (options?: { skip?: boolean }) => useList<RecordOf<C>>(name, options),

    /** A table's rows, page by page. With a walk the page says itself where it stands, such as from its address. */
    useQuery: (query?: Omit<Query, 'col' | 'after' | 'total'>, walk?: Walk, options?: ReadOptions) =>
      useQuery<RecordOf<C>>(name, query, walk, options),

    /** One record. Without an id nothing is asked. */
    useRecord: (id: string | undefined) => useRecord<RecordOf<C>>(name, id),

    /** The entries of a subcollection, such as the change log. */
    useSub: <T>(id: string | undefined, sub: string) => useSub<T>(name, id, sub),

    /** Answers the new record's id, or what is wrong. The same input sent again after a failure still makes one record. */
    useCreate: () => useCreate<InputOf<C>>(name),

    /** Answers what is wrong, or nothing. */
    useUpdate: () => useUpdate<InputOf<C>>(name),

    /** Adds an entry to a subcollection of the record `id`; answers its id, or what is wrong. */
    useAddTo: (sub: string) => any.useAddTo(name, sub),

    /** Puts a file under a record that waits for it; answers what is wrong, or nothing. */
    useSendFile: () => any.useSendFile(name),

    /** Removes a record with its file; answers what is wrong, or nothing. */
    useRemoveFile: () => any.useRemoveFile(name),

    /** Removes an entry from a subcollection of the record `id`; answers what is wrong, or nothing. */
    useRemoveFrom: (sub: string) => any.useRemoveFrom(name, sub),
  };
};
