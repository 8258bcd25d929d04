import { decided, fewestDecided, type SearchOrder, unused } from '@bidwright/contract-rfp-library';
import type { Entry } from '../entry.ts';

/** Orders by what entries have, or lack. */
export const sorts = ['used', 'won', 'due'] as const satisfies SearchOrder[];
export type Sort = (typeof sorts)[number];

/** What entries are ordered by: signs of which the smallest come first. One that has none comes after all that have. */
export type SortKeys = Record<Sort, string | null>;

/** Signs of more kinds make keys short, which takes less of the file; of fewer kinds, fewer beginnings name all days before one. */
const shapes: Record<Sort, { base: number; length: number }> = {
  used: { base: 36, length: 4 },
  won: { base: 36, length: 4 },
  due: { base: 16, length: 5 },
};

const signsBelow = (count: number) => Array.from({ length: count }, (_, sign) => sign.toString(36));

/** What a beginning of a key may go on with, in order; nothing where it is whole. */
export const nextSigns = (sort: Sort, beginning: string): string[] =>
  beginning.length < shapes[sort].length ? signsBelow(shapes[sort].base) : [];

/** The largest figure of two signs. */
const max = shapes.used.base ** 2 - 1;
const upwards = (figure: number) => Math.min(max, figure).toString(shapes.used.base).padStart(2, '0');
const downwards = (figure: number) => upwards(max - Math.min(max, figure));

/** Of as many that were won, the largest part was won where the fewest were lost; of few bids no part is told. */
const byShare = ({ won, lost }: Entry) => upwards(decided({ ...unused, won, lost }) < fewestDecided ? max : lost);

/** The first day that a date may be. */
const firstDay = Date.parse('1900-01-01');
const millisecondsOfDay = 86_400_000;

/** Days have fewer signs than dates. */
const dayKey = (date: string) =>
  ((Date.parse(date) - firstDay) / millisecondsOfDay).toString(shapes.due.base).padStart(shapes.due.length, '0');

/** The beginnings of the keys of all days before one: at each place, the smaller signs after the same beginning. */
export const keysBefore = (date: string): string[] => {
  const key = dayKey(date);
  return Array.from(key, (sign, at) =>
    signsBelow(Number.parseInt(sign, shapes.due.base)).map((less) => key.slice(0, at) + less),
  ).flat();
};

/** Won most often comes first; where that says too little, the part that was won decides. */
export const sortKeysOf = (entry: Entry): SortKeys => ({
  used: entry.used > 0 ? downwards(entry.used) + downwards(entry.won) : null,
  won: entry.won > 0 ? downwards(entry.won) + byShare(entry) : null,
  due: entry.reviewDue === null ? null : dayKey(entry.reviewDue),
});

/** A key as a number, which takes less of the file. */
export const keyNumber = (sort: Sort, key: string | null): number | null =>
  key === null ? null : Number.parseInt(key, shapes[sort].base);
