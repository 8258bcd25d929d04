export { may as can } from '@bidwright/contract-kit';
export { createSlice } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
export { anyCollectionHooks, type Reading } from './anyCollectionHooks.ts';
export { type CollectionApi, collectionApi } from './collectionApi.ts';
export { collectionHooks } from './collectionHooks.ts';
export { moduleStore } from './moduleStore.ts';
export type { Pages, Walk } from './pagesHook.ts';
