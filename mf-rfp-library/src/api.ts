import { companies, opportunityStatus, sectionTitles, teams, users } from '@bidwright/contract-admin';
import type { ErrorInfo, RecordOf, Reference } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import {
  type FoundEntry,
  files,
  images,
  mostResults,
  type ReuseAnswer,
  type RfpContent,
  rfpContent,
  type SearchAnswer,
  type Similar,
  type ToReview,
} from '@bidwright/contract-rfp-library';
import { type Answer, collectionApi, collectionHooks, jobHooks, moduleStore } from '@bidwright/remote-kit/store';

export const library = collectionApi('rfp-library');
const admin = collectionApi('admin');
const bids = collectionApi('opportunities');
const shell = collectionApi('shell');

/** Results that are asked for at a time, as the list is scrolled. */
const part = 50;

const entriesTag = { type: 'rows' as const, id: rfpContent.name };
const entryTag = (id: string) => ({ type: 'record' as const, id: `${rfpContent.name}/${id}` });
const data = <T>(answer: { data: T }): T => answer.data;

interface ReuseAsked {
  entries: readonly string[];
  sectionTitles: readonly string[];
}

interface UseAsked {
  entries: readonly string[];
  opportunity: Reference;
  note?: string | null;
  idempotencyKey: string;
}

const calls = library.injectEndpoints({
  endpoints: (build) => ({
    search: build.infiniteQuery<SearchAnswer, object, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ response }, _pages, skip) =>
          response.length < part || skip + part >= mostResults ? undefined : skip + part,
      },
      query: ({ queryArg, pageParam }) => ({ call: 'test', body: { ...queryArg, limit: part, skip: pageParam } }),
      transformResponse: data<SearchAnswer>,
      providesTags: [entriesTag],
    }),
    reuse: build.query<ReuseAnswer, ReuseAsked>({
      query: (body) => ({ call: 'reuse', body }),
      transformResponse: data<ReuseAnswer>,
      providesTags: [entriesTag],
    }),
    noteUse: build.mutation<string[], UseAsked>({
      query: ({ idempotencyKey, ...body }) => ({ call: 'use', body, idempotencyKey }),
      transformResponse: data<string[]>,
      invalidatesTags: (_ids, error, { entries }) => (error ? [] : [entriesTag, ...entries.map(entryTag)]),
    }),
    pastReview: build.query<number, string>({
      query: (today) => ({ call: 'test', body: { review: 'overdue', today, limit: 1 } }),
      transformResponse: (answer: { data: SearchAnswer }) => answer.data.numberOfResults,
      providesTags: [entriesTag],
    }),
    years: build.query<number[], void>({
      query: () => ({ call: 'years', body: {} }),
      transformResponse: data<number[]>,
      providesTags: [entriesTag],
    }),
    review: build.mutation<string[], ToReview>({
      query: (body) => ({ call: 'review', body }),
      transformResponse: data<string[]>,
      invalidatesTags: (_ids, error, { entries }) => (error ? [] : [entriesTag, ...entries.map(entryTag)]),
    }),
    found: build.mutation<FoundEntry[], object>({
      query: (body) => ({ call: 'found', body }),
      transformResponse: data<FoundEntry[]>,
    }),
    similar: build.mutation<Similar[], object>({
      query: (body) => ({ call: 'similar', body }),
      transformResponse: data<Similar[]>,
    }),
  }),
});

const doors = shell.injectEndpoints({
  endpoints: (build) => ({
    openModule: build.mutation<unknown, { name: string; open: boolean }>({
      query: (body) => ({ call: 'modules/open', body }),
    }),
  }),
});

/** Opens the library to those who write bids, or closes it to them; answers what is wrong, or nothing. */
export const useOpenLibrary = () => {
  const [send] = doors.useOpenModuleMutation();
  return async (open: boolean): Promise<ErrorInfo | undefined> =>
    (await send({ name: rfpContent.service, open })).error as ErrorInfo | undefined;
};

export const store = moduleStore([library, admin, bids, shell]);

/** A text of the library. */
export type Entry = RecordOf<typeof rfpContent> & Partial<Pick<RfpContent, 'freshness'>>;

export const { useSearchInfiniteQuery, useReuseQuery, usePastReviewQuery, useYearsQuery } = calls;

/** Begins a search before what shows it is drawn, which takes as long as half of the search. */
export const searchAhead = (asked: object): void => {
  void store.dispatch(calls.endpoints.search.initiate(asked, { subscribe: false, forceRefetch: true }));
};

/** Notes that entries were used in a bid: all or none; answers what is wrong, or nothing. */
export const useNoteUse = () => {
  const [send] = calls.useNoteUseMutation();
  return async (asked: UseAsked): Promise<ErrorInfo | undefined> => (await send(asked)).error as ErrorInfo | undefined;
};

/** Takes up reviews, leaves them, or is done with them: all or none; answers what is wrong, or nothing. */
export const useReview = () => {
  const [send] = calls.useReviewMutation();
  return async (asked: ToReview): Promise<ErrorInfo | undefined> => (await send(asked)).error as ErrorInfo | undefined;
};

/** Changes and exports of many texts at once, and the jobs that go on for them. */
export const { useJobCalls, useJob } = jobHooks(library);
/** Names all that a search finds, or says what is wrong. */
export const useAskFound = () => {
  const [ask] = calls.useFoundMutation();
  return async (asked: object): Promise<Answer<FoundEntry[]>> => {
    const { data, error } = await ask(asked);
    return error ? { error: error as ErrorInfo } : { data };
  };
};

/** Answers what is nearly the same as a text; nothing where that cannot be told. */
export const useSimilar = () => {
  const [ask] = calls.useSimilarMutation();
  return async (text: object): Promise<Similar[]> => (await ask(text)).data ?? [];
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
