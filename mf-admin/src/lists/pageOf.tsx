import type { ComponentType } from 'react';
import { ListPage } from './ListPage.tsx';
import { lists } from './lists.tsx';
import type { ListPath } from './paths.ts';

/** The page of one list. */
export const pageOf = (path: ListPath): ComponentType => {
  const list = lists.find((one) => one.path === path);
  if (!list) throw new Error(`There is no list at ${path}`);
  return () => <ListPage list={list} />;
};
