import type { List } from '../lists/list.ts';
import { lists } from '../lists/lists.tsx';

const listAt = (path: string): List => {
  const found = lists.find((one) => one.path === path);
  if (!found) throw new Error(`There is no list at ${path}`);
  return found;
};

/** What the list of companies knows of its fields, and of merging them. */
export const companyList: List = listAt('companies');
