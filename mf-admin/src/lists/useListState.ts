import { useSearchParams } from '@bidwright/remote-kit/router';
import type { Sort } from '@bidwright/remote-kit/table';
import { useCallback } from 'react';

export const statusFilters = ['Active', 'Inactive', 'All'] as const;
type StatusFilter = (typeof statusFilters)[number];

export interface ListState {
  search: string;
  status: StatusFilter;
  /** The id of the record whose records are shown; none: those of all. */
  parent: string;
  sort: Sort;
  size: number;
  /** The id of the record that is open, or `new`. */
  record: string | null;
}

const sizes = [25, 50, 100];

const written = ({ field, descending }: Sort) => (descending ? `-${field}` : field);
const sortOf = (text: string): Sort =>
  text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text };

/** What a list shows, kept in the address, so that a link shows another person the same. */
export const useListState = (
  defaultSort: string,
  sortable: (field: string) => boolean,
): [ListState, (change: Partial<ListState>) => void] => {
  const [params, setParams] = useSearchParams();
  const sort = sortOf(params.get('sort') ?? defaultSort);
  const size = Number(params.get('size'));
  const state: ListState = {
    search: params.get('search') ?? '',
    status: statusFilters.find((status) => status === params.get('status')) ?? 'Active',
    parent: params.get('parent') ?? '',
    sort: sortable(sort.field) ? sort : sortOf(defaultSort),
    size: sizes.find((known) => known === size) ?? 25,
    record: params.get('record'),
  };

  const change = useCallback(
    ({ sort, size, ...texts }: Partial<ListState>) => {
      const next = Object.entries({
        ...texts,
        ...(sort && { sort: written(sort) }),
        ...(size && { size: String(size) }),
      });
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of next) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: !('record' in texts) },
      );
    },
    [setParams],
  );
  return [state, change];
};
