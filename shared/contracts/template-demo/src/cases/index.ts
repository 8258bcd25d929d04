import { account } from './account.ts';
import { lists } from './lists.ts';
import { posts } from './posts.ts';
import type { Cases } from './run.ts';
import { shop } from './shop.ts';
import { work } from './work.ts';

export { type Ask, type Outcome, tryCases } from './run.ts';

/** Requests to every address of the demo and what they answer, for whoever answers them. */
export const allCases: Record<string, Cases> = { account, posts, lists, shop, work };
