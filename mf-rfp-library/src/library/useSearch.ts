import { useSearchParams } from '@bidwright/remote-kit/router';
import { useCallback, useMemo } from 'react';
import { type Filter, filters, type Search } from './search.ts';

interface Wanted extends Partial<Search> {
  /** The id of the entry that is read; null: of none. */
  entry?: string | null;
}

interface Searching {
  search: Search;
  entry: string | null;
  change: (wanted: Wanted) => void;
  clear: () => void;
}

const listIn = (params: URLSearchParams, filter: Filter) => params.get(filter)?.split(',').filter(Boolean) ?? [];

/** What is looked for, and which entry is read, as the address says it. */
export const useSearch = (): Searching => {
  const [params, setParams] = useSearchParams();
  const search = useMemo(
    () => ({
      words: params.get('words') ?? '',
      section: listIn(params, 'section'),
      team: listIn(params, 'team'),
      year: listIn(params, 'year').filter((year) => /^\d{4}$/.test(year)),
      status: listIn(params, 'status'),
    }),
    [params],
  );

  const change = useCallback(
    (wanted: Wanted) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          // Another search has other results: the entry that was read may not be among them.
          if (!('entry' in wanted)) after.delete('entry');
          for (const [name, value] of Object.entries(wanted)) {
            const text = [value ?? ''].flat().join(',');
            if (text) after.set(name, text);
            else after.delete(name);
          }
          return after;
        },
        { replace: !('entry' in wanted) },
      ),
    [setParams],
  );

  const clear = useCallback(
    () => change({ words: '', ...Object.fromEntries(filters.map((filter) => [filter, []])) }),
    [change],
  );
  return { search, entry: params.get('entry'), change, clear };
};
