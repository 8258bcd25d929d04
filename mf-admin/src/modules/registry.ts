import type { ErrorInfo } from '@bidwright/contract-kit';
import type { ModuleOverview, Release, ReleaseEntry } from '@bidwright/contract-shell';
import { shell } from '../api.ts';

/** What the registry refuses, reason by reason. */
export interface Refusal extends ErrorInfo {
  reasons?: { code: string; path: string; message: string }[];
}

const list = [{ type: 'rows' as const, id: 'modules' }];

/** The registry of modules, as its administrators see it. */
const registry = shell.injectEndpoints({
  endpoints: (build) => ({
    modules: build.query<ModuleOverview[], void>({
      query: () => ({ call: 'modules/overview', body: {} }),
      transformResponse: ({ data }: { data: { modules: ModuleOverview[] } }) => data.modules,
      providesTags: list,
    }),
    history: build.query<ReleaseEntry[], void>({
      query: () => ({ call: 'modules/history', body: {} }),
      transformResponse: ({ data }: { data: { releases: ReleaseEntry[] } }) => data.releases,
      providesTags: list,
    }),
    release: build.mutation<unknown, Release>({
      query: (body) => ({ call: 'modules/activate', body }),
      // Also where it was refused: somebody else may have switched meanwhile.
      invalidatesTags: list,
    }),
  }),
});

export const { useModulesQuery, useHistoryQuery, useReleaseMutation } = registry;

/** Why a call failed; what is no answer of a server's, such as a fault of our own, has a message alone. */
export const errorOf = (error: ErrorInfo | { message?: string } | undefined): ErrorInfo | undefined =>
  error && { code: 'failed', message: '', ...error };
