import { decided, fewestDecided, type SearchOrder, unused } from '@bidwright/contract-rfp-library';
import type { Entry } from '../entry.ts';

/** Orders by what entries have, or lack. */
export const sorts = ['used', 'won', 'due'] as const satisfies SearchOrder[];
export type Sort = (typeof sorts)[number];

/** What entries are ordered by: signs of which the smallest come first. One that has none comes after all that have. */
export type SortKeys = Record<Sort, string | null>;

/** The signs of keys: short ones take less of the file. */
const base = 36;
export const keySigns = Array.from({ length: base }, (_, sign) => sign.toString(base));
export const keyLengths: Record<Sort, number> = { used: 4, won: 4, due: 8 };

/** The largest figure of two signs. */
const most = base ** 2 - 1;
const upwards = (figure: number) => Math.min(most, figure).toString(base).padStart(2, '0');
const downwards = (figure: number) => upwards(most - Math.min(most, figure));

/** Of as many that were won, the largest part was won where the fewest were lost; of few bids no part is told. */
const byShare = ({ won, lost }: Entry) => upwards(decided({ ...unused, won, lost }) < fewestDecided ? most : lost);

/** Won most often comes first; where that says too little, the part that was won decides. */
export const sortKeysOf = (entry: Entry): SortKeys => ({
  used: entry.used > 0 ? downwards(entry.used) + downwards(entry.won) : null,
  won: entry.won > 0 ? downwards(entry.won) + byShare(entry) : null,
  due: entry.reviewDue?.replaceAll('-', '') ?? null,
});

/** A key as a number, which takes less of the file. */
export const keyNumber = (key: string | null): number | null => (key === null ? null : Number.parseInt(key, base));
