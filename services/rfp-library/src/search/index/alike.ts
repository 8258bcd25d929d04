import type { DatabaseSync } from 'node:sqlite';
import { valueToken } from './facets.ts';
import { idOf } from './packedId.ts';

/** Entries of one token that are looked at, the newest: wording that more have in common tells little. */
const max = 1000;

const withToken = 'select rowid from words where words match ? order by rowid limit ?';

/**
 * Entries that have most of these tokens, of a section or of all; the newest first among equals. A token counts the more, the
 * fewer entries have it: what thousands begin with hides none that goes on alike.
 */
export const alike = (db: DatabaseSync, tokens: string[], section: string | undefined, limit: number): string[] => {
  const within = section === undefined ? '' : ` AND "${valueToken('section', section)}"`;
  const placesOf = db.prepare(withToken);
  const weights = new Map<number, number>();
  for (const token of tokens) {
    const places = placesOf.all(`"${token}"${within}`, max).map(({ rowid }) => Number(rowid));
    for (const place of places) weights.set(place, (weights.get(place) ?? 0) + 1 / places.length);
  }
  const entryAt = db.prepare('select id from entry where place = ?');
  return [...weights]
    .toSorted(([place, weight], [otherPlace, otherWeight]) => otherWeight - weight || place - otherPlace)
    .slice(0, limit)
    .map(([place]) => idOf(entryAt.get(place)?.id));
};
