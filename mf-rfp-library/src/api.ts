import { companies, opportunityStatus, sectionTitles, teams, users } from '@bidwright/contract-admin';
import type { ErrorInfo, RecordOf, SentOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import {
  type FoundEntry,
  files,
  images,
  maxResults,
  noteUse,
  type RfpContent,
  reuse,
  review,
  rfpContent,
  type SearchAnswer,
  type Similar,
  similar,
  type ToReview,
  years,
} from '@bidwright/contract-rfp-library';
import { openModule } from '@bidwright/contract-shell';
import {
  type Answer,
  collectionApi,
  collectionHooks,
  errorOf,
  jobHooks,
  moduleStore,
  mutationOf,
  queryOf,
} from '@bidwright/remote-kit/store';

export const library = collectionApi('rfp-library');
export const admin = collectionApi('admin');
const bids = collectionApi('opportunities');
const shell = collectionApi('shell');

/** Results that are asked for at a time, as the list is scrolled. */
const part = 50;

const entriesTag = { type: 'rows' as const, id: rfpContent.name };
const data = <T>(answer: { data: T }): T => answer.data;

const calls = library.injectEndpoints({
  endpoints: (build) => ({
    search: build.infiniteQuery<SearchAnswer, object, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ response }, _pages, skip) =>
          response.length < part || skip + part >= maxResults ? undefined : skip + part,
      },
      query: ({ queryArg, pageParam }) => ({ call: 'test', body: { ...queryArg, limit: part, skip: pageParam } }),
      transformResponse: data<SearchAnswer>,
      providesTags: [entriesTag],
    }),
    pastReview: build.query<number, string>({
      query: (today) => ({ call: 'test', body: { review: 'overdue', today, limit: 1 } }),
      transformResponse: (answer: { data: SearchAnswer }) => answer.data.numberOfResults,
      providesTags: [entriesTag],
    }),
    found: build.mutation<FoundEntry[], object>({
      query: (body) => ({ call: 'found', body }),
      transformResponse: data<FoundEntry[]>,
    }),
  }),
});

const useOpenModule = mutationOf(shell, openModule);

/** Opens the library to those who write bids, or closes it to them; answers what is wrong, or nothing. */
export const useOpenLibrary = () => {
  const [send] = useOpenModule();
  return async (open: boolean): Promise<ErrorInfo | undefined> =>
    (await send({ name: rfpContent.service, open })).error;
};

export const store = moduleStore([library, admin, bids, shell]);

/** A text of the library. */
export type Entry = RecordOf<typeof rfpContent> & Partial<Pick<RfpContent, 'freshness'>>;

export const { useSearchInfiniteQuery, usePastReviewQuery } = calls;
export const useReuse = queryOf(library, reuse);
export const useYearsOfEntries = queryOf(library, years);

/** Begins a search before what shows it is drawn, which takes as long as half of the search. */
export const searchAhead = (asked: object): void => {
  void store.dispatch(calls.endpoints.search.initiate(asked, { subscribe: false, forceRefetch: true }));
};

const useSendUse = mutationOf(library, noteUse);

/** Notes that entries were used in a bid: all or none; answers what is wrong, or nothing. */
export const useNoteUse = () => {
  const [send] = useSendUse();
  return async (asked: SentOf<typeof noteUse>): Promise<ErrorInfo | undefined> => (await send(asked)).error;
};

const useSendReview = mutationOf(library, review);

/** Takes up reviews, leaves them, or is done with them: all or none; answers what is wrong, or nothing. */
export const useReview = () => {
  const [send] = useSendReview();
  return async (asked: ToReview): Promise<ErrorInfo | undefined> => (await send(asked)).error;
};

/** Changes and exports of many texts at once, and the jobs that go on for them. */
export const jobs = jobHooks(library);
export const { useJobCalls, useJob } = jobs;
/** Names all that a search finds, or says what is wrong. */
export const useAskFound = () => {
  const [ask] = calls.useFoundMutation();
  return async (asked: object): Promise<Answer<FoundEntry[]>> => {
    const { data, error } = await ask(asked);
    return error ? { error: errorOf(error) } : { data };
  };
};

const useAskSimilar = mutationOf(library, similar);

/** Answers what is nearly the same as a text; nothing where that cannot be told. */
export const useSimilar = () => {
  const [ask] = useAskSimilar();
  return async (text: SentOf<typeof similar>): Promise<Similar[]> => (await ask(text)).data ?? [];
};

export const {
  useQuery: useEntries,
  useRecord: useEntry,
  useSub: useEntrySub,
  useCreate: useCreateEntry,
  useUpdate: useUpdateEntry,
  useAddTo,
  useRemoveFrom,
} = collectionHooks(library, rfpContent);
export const { useCreate: useCreateImage, useSendFile: useSendImage } = collectionHooks(library, images);
export const { useCreate: useCreateFile, useSendFile } = collectionHooks(library, files);
export const { useList: useSectionTitles, useCreate: useCreateSectionTitle } = collectionHooks(admin, sectionTitles);
export const { useList: useTeams } = collectionHooks(admin, teams);
export const { useList: useStatuses } = collectionHooks(admin, opportunityStatus);
export const { useList: useCompanies } = collectionHooks(admin, companies);
export const { useList: useUsers } = collectionHooks(admin, users);
export const { useQuery: useOpportunities } = collectionHooks(bids, opportunities);
export { shell };
