import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { CollectionApi } from './collectionApi.ts';

/** A module's own store: the services it calls, and slices of its own. Goes to the `Provider` around the module's pages. */
export const moduleStore = <Slices extends Record<string, Reducer>>(apis: CollectionApi[], slices?: Slices) => {
  const store = configureStore({
    reducer: { ...slices, ...Object.fromEntries(apis.map((api) => [api.reducerPath, api.reducer])) },
    // Immer freezes what is in the store. To look for changes in all of it at every action takes a sixth of the time of pages' tests.
    middleware: (standard) =>
      standard({ immutableCheck: false, serializableCheck: false }).concat(apis.map((api) => api.middleware)),
  });
  setupListeners(store.dispatch);
  return store;
};
