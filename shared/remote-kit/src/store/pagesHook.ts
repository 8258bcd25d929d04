import type { ErrorInfo, Page, Query } from '@bidwright/contract-kit';
import { useState } from 'react';
import { errorOf } from './baseQuery.ts';
import type { CollectionApi } from './collectionApi.ts';
import { reading } from './reading.ts';

/** One page of a query, with the way to its neighbours. */
export interface Pages<R> {
  /** The rows to show: while another page loads, those of the page before. */
  rows: R[] | undefined;
  /** How many rows fit the query; undefined until it is counted. */
  total: number | undefined;
  /** The number of the first row shown, from 1. */
  from: number;
  /** To the next page; undefined at the end. */
  next?: () => void;
  previous?: () => void;
  /** Nothing was loaded yet. */
  isLoading: boolean;
  isFetching: boolean;
  error?: ErrorInfo;
  /** Settles when the rows are there again. */
  refetch: () => PromiseLike<unknown>;
  /** The same, as a `DataTable` takes it. */
  table: {
    rows: R[] | undefined;
    error?: ErrorInfo;
    onRetry: () => void;
    busy: boolean;
    paging: Pick<Pages<R>, 'from' | 'total' | 'next' | 'previous'> & { size: number };
  };
}

/** Where a walk stands, for a page that keeps it in its address. */
export interface Walk {
  /** The `next` of each page before this one, oldest first; the first is missing where only the last is known. */
  cursors: readonly string[];
  /** The number of the first row shown, from 1, where it does not follow from the cursors. */
  from?: number;
  onWalk: (cursors: readonly string[], from: number) => void;
}

/** How the rows of a table are read. */
export interface ReadOptions {
  /** Reads them again by itself after so many milliseconds, while the page is in sight. */
  pollingInterval?: number;
}

const start: readonly string[] = [];

/** A count needs nothing of the records. */
const none: readonly string[] = [];

/** A service's hook that walks a query page by page. Another query starts at its first page. The count is asked apart, so that rows never wait for it. */
export const pagesHook =
  ({ useQueryQuery }: CollectionApi) =>
  <R>(query: Query, walk?: Walk, options?: ReadOptions): Pages<R> => {
    const asked = JSON.stringify(query);
    const [walked, setWalked] = useState({ asked, cursors: start });
    const cursors = walk?.cursors ?? (walked.asked === asked ? walked.cursors : start);
    const limit = query.limit ?? 25;
    const from = walk?.from ?? cursors.length * limit + 1;
    const go = (to: readonly string[], at: number) => (walk ? walk.onWalk(to, at) : setWalked({ asked, cursors: to }));
    const before = cursors.slice(0, -1);
    const how = { ...options, skipPollingIfUnfocused: true };
    const page = reading<Page<R>>(useQueryQuery({ ...query, limit, after: cursors.at(-1) ?? null }, how));
    const { col, sub, where, search, asOf } = query;
    const count = useQueryQuery({ col, sub, where, search, asOf, limit: 1, fields: none, total: true }, how);
    const next = page.currentData?.next;
    const rows = page.data?.data;
    const { isLoading, isFetching, refetch } = page;
    const error = errorOf(page.error);
    const paging = {
      total: count.data?.total,
      from,
      next: next ? () => go([...cursors, next], from + limit) : undefined,
      previous: cursors.length > 0 ? () => go(before, before.length > 0 ? from - limit : 1) : undefined,
    };
    const table = { rows, error, onRetry: refetch, busy: isFetching, paging: { ...paging, size: limit } };
    return { ...paging, rows, error, isLoading, isFetching, refetch, table };
  };
