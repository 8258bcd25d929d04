import type { ErrorInfo, Job, Page, Query, Touched } from '@bidwright/contract-kit';
import { newId } from '@bidwright/shell-api';
import { createApi } from '@reduxjs/toolkit/query/react';
import { callsOf, removeAt } from './baseQuery.ts';
import { type Sending, sendFile } from './sendFile.ts';

/** A row as it comes from the server; `collectionHooks` gives it the type that the contract states. */
export type Row = Record<string, unknown>;

interface Create {
  col: string;
  input: object;
  idempotencyKey: string;
}

interface Update {
  col: string;
  id: string;
  /** The version that was read; without it the changes apply to the record as it is. */
  version?: number;
  changes: object;
}

/** A call that changes something, or answers only when it is asked. */
interface Asked {
  call: string;
  body: object;
  idempotencyKey?: string;
  isIdempotent?: boolean;
  /** What is read anew after it. */
  changes?: Touched[];
}

const unanswered: ReadonlySet<string> = new Set(['offline', 'timeout']);

/** A subcollection of a record. */
interface Under {
  col: string;
  id: string;
  sub: string;
}

const fileAt = (service: string, id: string) => `/api/${service}/files/${id}`;
const answerOf = (error: ErrorInfo | undefined) => (error ? { error } : { data: null });

/** What is sent again because nothing was heard counts once. */
const newKey = () => ({ idempotencyKey: newId() });

const data = <T>(answer: { data: T }): T => answer.data;
const rows = (col: string) => ({ type: 'rows' as const, id: col });
/** The rows of a subcollection across its parents. */
const part = (col: string, sub: string) => rows(`${col}/${sub}`);
const record = (col: string, id: string) => ({ type: 'record' as const, id: `${col}/${id}` });

/** The calls of a service, for as many collections as a module uses of it. */
export const collectionApi = (service: string) =>
  createApi({
    reducerPath: service,
    baseQuery: callsOf(service),
    tagTypes: ['rows', 'record'],
    refetchOnFocus: true,
    refetchOnReconnect: true,
    endpoints: (build) => ({
      list: build.query<Row[], string>({
        query: (col) => ({ call: 'list', body: { col } }),
        transformResponse: data<Row[]>,
        providesTags: (_answer, _error, col) => [rows(col)],
        keepUnusedDataFor: 300,
      }),
      query: build.query<Page<Row>, Query>({
        query: (body) => ({ call: 'query', body }),
        // Each row of a subcollection says what its parent is called.
        providesTags: (_answer, _error, { col, sub }) => [rows(col), ...(sub ? [part(col, sub)] : [])],
      }),
      record: build.query<Row, { col: string; id: string }>({
        // Pages read the changes as a subcollection, all of them.
        query: (body) => ({ call: 'getRecordById', body: { ...body, changeLog: false } }),
        transformResponse: data<Row>,
        providesTags: (_answer, _error, { col, id }) => [record(col, id)],
      }),
      sub: build.query<Row[], Under>({
        query: (body) => ({ call: 'getSubCollection', body }),
        transformResponse: data<Row[]>,
        providesTags: (_answer, _error, { col, id }) => [record(col, id)],
      }),
      create: build.mutation<string, Create>({
        query: ({ col, input, idempotencyKey }) => ({ call: 'create', body: { ...input, col }, idempotencyKey }),
        transformResponse: data<string>,
        invalidatesTags: (_id, error, { col }) => (error ? [] : [rows(col)]),
      }),
      update: build.mutation<unknown, Update>({
        query: ({ changes, ...at }) => ({ call: 'update', body: { ...changes, ...at }, ...newKey() }),
        invalidatesTags: (_answer, error, { col, id }) => (error ? [] : [rows(col), record(col, id)]),
      }),
      addTo: build.mutation<string, Under & { input: object; idempotencyKey: string }>({
        query: ({ col, id, sub, input, idempotencyKey }) => ({
          call: 'createSubcollection',
          body: { ...input, col, ref: id, sub },
          idempotencyKey,
        }),
        transformResponse: data<string>,
        invalidatesTags: (_answer, error, { col, id, sub }) => (error ? [] : [record(col, id), part(col, sub)]),
      }),
      updateIn: build.mutation<unknown, Update & { parentId: string; sub: string }>({
        query: ({ changes, parentId, ...at }) => ({
          call: 'updateSubcollection',
          body: { ...changes, ...at, parentID: parentId },
          ...newKey(),
        }),
        invalidatesTags: (_answer, error, { col, parentId, sub }) =>
          error ? [] : [record(col, parentId), part(col, sub)],
      }),
      sendFile: build.mutation<null, Sending & { col: string; id: string; file: File }>({
        queryFn: async ({ id, file, ...sending }) => answerOf(await sendFile(fileAt(service, id), file, sending)),
        invalidatesTags: (_answer, error, { col, id }) => (error ? [] : [rows(col), record(col, id)]),
      }),
      removeFile: build.mutation<null, { col: string; id: string }>({
        queryFn: async ({ id }) => answerOf(await removeAt(fileAt(service, id))),
        invalidatesTags: (_answer, error, { col }) => (error ? [] : [rows(col)]),
      }),
      job: build.query<Job, string>({
        query: (id) => ({ call: 'getJob', body: { id } }),
        transformResponse: data<Job>,
        keepUnusedDataFor: 0,
      }),
      read: build.query<unknown, { call: string; body: object; reads?: readonly string[] }>({
        query: ({ call, body }) => ({ call, body }),
        transformResponse: data<unknown>,
        providesTags: (_answer, _error, { reads = [] }) => reads.map(rows),
      }),
      ask: build.mutation<unknown, Asked>({
        query: ({ changes: _changes, ...asked }) => asked,
        transformResponse: data<unknown>,
        // Whoever is refused may have come too late: what is there is read all the same. Where nobody answered nothing was done.
        invalidatesTags: (_answer, error, { changes = [] }) =>
          error && unanswered.has(error.code) ? [] : changes.map(({ col, id }) => (id ? record(col, id) : rows(col))),
      }),
      refresh: build.mutation<null, string>({
        queryFn: () => ({ data: null }),
        invalidatesTags: (_answer, _error, col) => [rows(col)],
      }),
      removeFrom: build.mutation<unknown, Under & { recordId: string }>({
        query: (body) => ({ call: 'deleteSubcollection', body, ...newKey() }),
        invalidatesTags: (_answer, error, { col, id, sub }) => (error ? [] : [record(col, id), part(col, sub)]),
      }),
    }),
  });

export type CollectionApi = ReturnType<typeof collectionApi>;
