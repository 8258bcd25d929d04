import type { ComponentType } from 'react';
import { ListPage } from './ListPage.tsx';
import { lists } from './lists.tsx';

/** The page of one list. */
export const pageOf = (path: string): ComponentType => {
  const list = lists.find((one) => one.path === path);
  if (!list) throw new Error(`There is no list at ${path}`);
  return () => <ListPage list={list} />;
};
