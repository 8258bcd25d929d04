import { maxResults, type SearchAnswer } from '@bidwright/contract-rfp-library';
import { isTimeOut, Problem } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import type { Library } from './Library.ts';
import { resultsOf } from './results.ts';
import { IndexDamaged } from './SearchIndex.ts';
import type { Page, Wanted } from './wanted.ts';

/** Milliseconds of a whole search. */
const timeoutMs = 5000;

const tooLong = () => new Problem(422, 'search-too-long', 'Search took too long, add a filter');

/** The work, unless a search may not take so long. */
export const within = <T>(work: Promise<T>): Promise<T> => {
  const passed = Promise.withResolvers<never>();
  const timer = setTimeout(() => passed.reject(tooLong()), timeoutMs);
  return Promise.race([work, passed.promise])
    .catch((error: unknown) => {
      // The database's own patience, as long as this one, may have begun with a search before.
      throw isTimeOut(error) ? tooLong() : error;
    })
    .finally(() => clearTimeout(timer));
};

/** The ids of a page of results, and their order. */
const foundIn = async (library: Library, wanted: Wanted, { sort, limit, skip }: Page) => {
  const { ids, order } = await library.search(wanted, Math.min(skip + limit, maxResults), sort);
  return { ids: ids.slice(skip), order };
};

/** A page of results, and whether all of it is there still. */
const pageOf = async (db: Db, library: Library, wanted: Wanted, page: Page) => {
  const found = await foundIn(library, wanted, page);
  const response = await resultsOf(db, wanted, found);
  return { response, order: found.order, isWhole: response.length === found.ids.length };
};

/** One try; undefined when the index turned out to be damaged, or to name entries that are gone. */
const tried = async (
  db: Db,
  library: Library,
  wanted: Wanted,
  page: Page,
  began: number,
): Promise<SearchAnswer | undefined> => {
  await library.settle(began);
  const indexing = library.progress;
  try {
    // The thread of the index counts while this one reads what was found.
    const [{ response, order, isWhole }, numberOfResults] = await Promise.all([
      pageOf(db, library, wanted, page),
      library.count(wanted),
    ]);
    if (!isWhole && !indexing) return undefined;
    return { response, numberOfResults, order, ...(indexing && { indexing: { ...indexing } }) };
  } catch (error) {
    if (error instanceof IndexDamaged) return undefined;
    throw error;
  }
};

const search = async (db: Db, library: Library, wanted: Wanted, page: Page): Promise<SearchAnswer> => {
  const began = Date.now();
  const answer = await tried(db, library, wanted, page, began);
  if (answer) return answer;
  library.remake();
  return (await tried(db, library, wanted, page, began)) ?? nothingYet(library);
};

const nothingYet = ({ progress }: Library): SearchAnswer => ({
  response: [],
  numberOfResults: 0,
  order: 'newest',
  indexing: progress ?? { done: 0, total: 0 },
});

/** Answers a search, with all that was written before it. */
export const answerSearch = (db: Db, library: Library, wanted: Wanted, page: Page): Promise<SearchAnswer> =>
  within(search(db, library, wanted, page));
