import { useSearchParams } from '@bidwright/remote-kit/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { searchAhead } from '../api.ts';
import { searchIn, withSearch } from './address.ts';
import { bodyOf, isIdle, nothing, type Search } from './search.ts';
import { wordingOf } from './wording.ts';

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

/** The parameters of the address, and one and the same function to change them: what is drawn with it need not be drawn anew with each search. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const now = useRef(setParams);
  useEffect(() => {
    now.current = setParams;
  });
  const set = useCallback<typeof setParams>((...wanted) => now.current(...wanted), []);
  return [params, set] as const;
};

const askFor = (search: Search) => {
  if (!isIdle(search) && wordingOf(search.words) !== 'signs') searchAhead(bodyOf(search));
};

/** What is looked for, and which entry is read, as the address says it. */
export const useSearch = (): Searching => {
  const [params, setParams] = useAddress();
  const search = useMemo(() => searchIn(params), [params]);

  const change = useCallback(
    (wanted: Partial<Search>) =>
      setParams(
        (before) => {
          // What is archived is listed by itself: any search leaves it.
          const after = withSearch(before, { archived: false, ...wanted });
          // Another search has other results: the entry that was read may not be among them.
          after.delete('entry');
          askFor(searchIn(after));
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
