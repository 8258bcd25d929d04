import { mostResults, type SearchAnswer } from '@bidwright/contract-rfp-library';
import { type Database, Problem } from '@bidwright/service-kit';
import type { Library } from './Library.ts';
import { resultsOf } from './results.ts';
import { IndexDamaged } from './SearchIndex.ts';
import type { Page, Wanted } from './wanted.ts';

/** Milliseconds: of a whole search, and for an index that is being made before entries are answered from its part. */
const patience = { search: 5000, filling: 2000 };

const tooLong = () => new Problem(422, 'search-too-long', 'Search took too long, add a filter');

const within = <T>(work: Promise<T>): Promise<T> => {
  const passed = Promise.withResolvers<never>();
  const timer = setTimeout(() => passed.reject(tooLong()), patience.search);
  return Promise.race([work, passed.promise]).finally(() => clearTimeout(timer));
};

/** One try; undefined when the index turned out to be damaged, or to name entries that are gone. */
const tried = async (
  db: Database,
  library: Library,
  wanted: Wanted,
  { limit, skip }: Page,
): Promise<SearchAnswer | undefined> => {
  await library.follow();
  await library.settled(patience.filling);
  const indexing = library.progress;
  // An index that was just made may lack what was written meanwhile.
  if (!indexing) await library.follow();
  try {
    const found = await library.search(wanted, Math.min(skip + limit, mostResults));
    const ids = found.ids.slice(skip);
    const response = await resultsOf(db, wanted, { ...found, ids });
    if (response.length < ids.length && !indexing) return undefined;
    return {
      response,
      numberOfResults: found.count,
      order: found.order,
      ...(indexing && { indexing: { ...indexing } }),
    };
  } catch (error) {
    if (error instanceof IndexDamaged) return undefined;
    throw error;
  }
};

const search = async (db: Database, library: Library, wanted: Wanted, page: Page): Promise<SearchAnswer> => {
  const answer = await tried(db, library, wanted, page);
  if (answer) return answer;
  library.remake();
  return (await tried(db, library, wanted, page)) ?? nothingYet(library);
};

const nothingYet = ({ progress }: Library): SearchAnswer => ({
  response: [],
  numberOfResults: 0,
  order: 'newest',
  indexing: progress ?? { done: 0, total: 0 },
});

/** Answers a search, with all that was written before it. */
export const answerSearch = (db: Database, library: Library, wanted: Wanted, page: Page): Promise<SearchAnswer> =>
  within(search(db, library, wanted, page));
