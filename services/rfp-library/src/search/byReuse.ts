import { type Reuse, type SearchOrder, unused, wonShare } from '@bidwright/contract-rfp-library';
import type { Database } from '@bidwright/service-kit';
import { reuseOfEntries } from '../reuse/outcomes.ts';

/** Orders in which the index cannot answer: what came of a text changes without it. */
type ByReuse = Extract<SearchOrder, 'used' | 'won'>;

export const isByReuse = (order: SearchOrder): order is ByReuse => order === 'used' || order === 'won';

/** Won most often comes first; where that says too little, the part that was won decides. */
const ranks: Record<ByReuse, (reuse: Reuse) => number[]> = {
  used: ({ used, won }) => [used, won],
  won: (reuse) => [reuse.won, wonShare(reuse) ?? 0],
};

const difference = (one: number[], other: number[]) =>
  one.map((rank, at) => (other[at] ?? 0) - rank).find((by) => by !== 0) ?? 0;

/** Entries with those that were re-used most, or most often in bids that were won, first. Equal ones stay in their order. */
export const byReuse = async (db: Database, ids: readonly string[], order: ByReuse): Promise<string[]> => {
  const reuse = await reuseOfEntries(db, ids);
  const rank = (id: string) => ranks[order](reuse.get(id) ?? unused);
  return ids
    .map((id) => ({ id, rank: rank(id) }))
    .sort((one, other) => difference(one.rank, other.rank))
    .map(({ id }) => id);
};
