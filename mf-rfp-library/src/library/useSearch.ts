import { useSearchParams } from '@bidwright/remote-kit/router';
import { useCallback, useMemo } from 'react';
import { searchIn, withSearch } from './address.ts';
import { nothing, type Search } from './search.ts';

interface Searching {
  search: Search;
  /** The id of the entry that is read. */
  entry: string | null;
  /** Looks for something else. */
  change: (wanted: Partial<Search>) => void;
  /** Reads an entry, or none. */
  read: (id: string | null) => void;
  clear: () => void;
}

/** What is looked for, and which entry is read, as the address says it. */
export const useSearch = (): Searching => {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => searchIn(params), [params]);

  const change = useCallback(
    (wanted: Partial<Search>) =>
      setParams(
        (before) => {
          const after = withSearch(before, wanted);
          // Another search has other results: the entry that was read may not be among them.
          after.delete('entry');
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );

  const read = useCallback(
    (id: string | null) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (id) after.set('entry', id);
        else after.delete('entry');
        return after;
      }),
    [setParams],
  );

  const clear = useCallback(() => change(nothing), [change]);
  return { search, entry: params.get('entry'), change, read, clear };
};
