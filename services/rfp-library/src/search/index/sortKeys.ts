import { type SearchOrder, unused, wonShare } from '@bidwright/contract-rfp-library';
import type { Entry } from '../entry.ts';

/** Orders by what entries have, or lack. */
export const sorts = ['used', 'won', 'due'] as const satisfies SearchOrder[];
export type Sort = (typeof sorts)[number];

/** What entries are ordered by: digits, the smallest first. One that has none comes after all that have. */
export type SortKeys = Record<Sort, string | null>;

/** Digits of a figure of which the largest comes first. */
const most = 9999;
const downwards = (figure: number) => String(Math.max(0, most - Math.round(figure))).padStart(4, '0');

const share = ({ won, lost }: Entry) => (wonShare({ ...unused, won, lost }) ?? 0) * most;

/** Won most often comes first; where that says too little, the part that was won decides. */
export const sortKeysOf = (entry: Entry): SortKeys => ({
  used: entry.used > 0 ? downwards(entry.used) + downwards(entry.won) : null,
  won: entry.won > 0 ? downwards(entry.won) + downwards(share(entry)) : null,
  due: entry.reviewDue?.replaceAll('-', '') ?? null,
});

/** How many digits each has. */
export const keyLength = 8;
