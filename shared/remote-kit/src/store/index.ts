export { may as can } from '@bidwright/contract-kit';
export { Provider } from 'react-redux';
export { anyCollectionHooks, type Reading } from './anyCollectionHooks.ts';
export { findRows } from './baseQuery.ts';
export { type CollectionApi, collectionApi } from './collectionApi.ts';
export { collectionHooks } from './collectionHooks.ts';
export { type Answer, type BulkAnswer, jobHooks } from './jobHooks.ts';
export { moduleStore } from './moduleStore.ts';
export type { Pages, Walk } from './pagesHook.ts';
