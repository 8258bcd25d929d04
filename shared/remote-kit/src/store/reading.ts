import type { ErrorInfo } from '@bidwright/contract-kit';

/** What a read knows so far. `data` stays while it is read again. */
export interface Reading<T> {
  data: T | undefined;
  error: ErrorInfo | undefined;
  isLoading: boolean;
  isFetching: boolean;
  /** Settles when it is read. */
  refetch: () => PromiseLike<unknown>;
}

/** What a call that is read knows so far; `currentData` is about what is asked now, `data` stays while something else is asked. */
export interface CallReading<T> extends Reading<T> {
  currentData: T | undefined;
}

/** The store is one for every call; here what a call carries gets the type that its contract states, which holds for what its service answers. */
export const reading = <T>(state: object): CallReading<T> => state as CallReading<T>;
