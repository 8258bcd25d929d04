import type { AskedOf } from '@bidwright/contract-kit';
import { type ReuseAnswer, type reuse, unused } from '@bidwright/contract-rfp-library';
import type { Db } from '../tables.ts';
import { lastUses, reuseOfEntries, reuseOfSections } from './outcomes.ts';

const all = (wanted: readonly string[], found: ReadonlyMap<string, typeof unused>) =>
  wanted.map((id) => ({ id, ...unused, ...found.get(id) }));

/** What came of the bids in which some entries, or any texts of some sections, were used. */
export const reuseOf = async (db: Db, { entries, sectionTitles }: AskedOf<typeof reuse>): Promise<ReuseAnswer> => {
  const last = await lastUses(db, entries);
  return {
    entries: all(entries, await reuseOfEntries(db, entries)).map((one) => ({
      ...one,
      lastUsed: last.get(one.id) ?? null,
    })),
    sectionTitles: all(sectionTitles, await reuseOfSections(db, sectionTitles)),
  };
};
