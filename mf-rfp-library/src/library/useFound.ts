import type { ErrorInfo } from '@bidwright/contract-kit';
import type { SearchAnswer, SearchResult } from '@bidwright/contract-rfp-library';
import { marker } from '@bidwright/contract-rfp-library/words';
import { errorOf } from '@bidwright/remote-kit/store';
import { useMemo, useState } from 'react';
import { type Entry, useEntries, useReuse, useSearchInfiniteQuery } from '../api.ts';
import { bodyOf, isIdle, type Search } from './search.ts';
import { wordingOf } from './wording.ts';

/** An entry as the list shows it. Entries that were not searched have no marks. */
export type Listed = Entry & Partial<Pick<SearchResult, 'snippet' | 'marks' | 'inDocument' | 'reuse'>>;

/** What there is to list. While another search runs, or when it fails, what was found last stays. */
export interface Found {
  entries: Listed[] | undefined;
  /** The words that they were found by. */
  words: string;
  /** How many fit; undefined until it is known. */
  total: number | undefined;
  /** How many entries the library has. */
  size: number | undefined;
  order: SearchAnswer['order'] | undefined;
  /** How far the index has come that is made anew. */
  indexing: SearchAnswer['indexing'];
  isFetching: boolean;
  error?: ErrorInfo;
  refetch: () => void;
  /** Brings the next ones; undefined at the end. */
  more?: () => void;
}

/** Entries that are shown before anything is looked for. */
const idleCount = 20;
/** Archived entries that are listed: as many as one call answers. */
const archivedCount = 200;
/** Milliseconds after which an index that is being made is asked again. */
const soon = 2000;
/** Seconds for which an answer is the one that was asked for ahead. */
const justAsked = 1;

/** Entries by their state, the newest first. */
const useNewest = (archived: boolean): Found => {
  const pages = useEntries({
    where: [{ field: 'status', is: 'eq', value: archived ? 'Inactive' : 'Active' }],
    sort: { field: 'proposalYear', descending: true },
    limit: archived ? archivedCount : idleCount,
  });
  const ids = pages.rows?.map(({ id }) => id) ?? [];
  const { data } = useReuse({ entries: ids, sectionTitles: [] }, { skip: ids.length === 0 });
  const { snippetOf } = useMemo(() => marker([]), []);
  const entries = useMemo(() => {
    const reuse = new Map(data?.entries.map((one) => [one.id, one]));
    return pages.rows?.map((entry) => ({
      ...entry,
      snippet: snippetOf(entry.rfpContent),
      reuse: reuse.get(entry.id),
    }));
  }, [pages.rows, data, snippetOf]);
  return {
    ...pages,
    entries,
    size: archived ? undefined : pages.total,
    words: '',
    order: 'newest',
    indexing: undefined,
    refetch: () => void pages.refetch(),
    more: undefined,
  };
};

/** What is listed, and by which words. Only a search is answered with more than entries. */
interface Listing {
  entries?: Listed[];
  words: string;
  first?: SearchAnswer | undefined;
  /** Entries out of use, which no search finds: they go with the list of them. */
  archived?: boolean;
}

/** What a search comes to; before there is one, the newest entries, or those that are archived. Words of signs alone are no search: the last results stay. */
export const useFound = (search: Search): Found => {
  const isVoid = wordingOf(search.words) === 'signs';
  const [last, setLast] = useState(search);
  const asked = isVoid ? last : search;
  if (!isVoid && last !== search) setLast(search);

  const idle = isIdle(asked) || asked.archived;
  const newest = useNewest(asked.archived);
  const [isPartial, setPartial] = useState(false);
  const answer = useSearchInfiniteQuery(bodyOf(asked), {
    skip: idle,
    refetchOnMountOrArgChange: justAsked,
    pollingInterval: isPartial ? soon : 0,
  });
  const pages = answer.currentData?.pages;
  const entries = useMemo(() => pages?.flatMap(({ response }) => response), [pages]);
  const now = idle ? newest.entries : entries;
  const words = idle ? '' : asked.words;
  // What was listed last stays until a search is answered: the newest entries too, rather than those of a search before them.
  const [listed, setListed] = useState<Listing>({ words });
  if (now && (now !== listed.entries || words !== listed.words))
    setListed({ entries: now, words, first: pages?.[0], archived: asked.archived });
  const { first } = listed;
  if (isPartial !== Boolean(first?.indexing)) setPartial(!isPartial);
  if (idle) return newest;
  return {
    entries: listed.archived ? undefined : listed.entries,
    words: listed.words,
    total: first?.numberOfResults,
    size: newest.size,
    order: first?.order,
    indexing: first?.indexing,
    isFetching: answer.isFetching,
    error: errorOf(answer.error),
    refetch: () => void answer.refetch(),
    more: answer.hasNextPage ? () => void (answer.isFetching || answer.fetchNextPage()) : undefined,
  };
};
