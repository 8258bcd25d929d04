import type { Similar } from '@bidwright/contract-rfp-library';
import type { Library } from '../search/Library.ts';
import { mended } from '../search/mended.ts';
import type { Db } from '../tables.ts';
import { likeness, wordingOf } from './likeness.ts';

/** Entries that are compared word by word, those whose wording is most alike. */
const candidates = 50;
/** Texts that share so much are nearly the same. */
const enough = 0.5;
const max = 3;

interface Sought {
  /** The id of the section title; all sections without one. */
  section: string | undefined;
  text: string;
  /** The entry that the text is of. */
  but: string | null;
}

const compared = [
  'id',
  'sectionTitleId',
  'sectionTitleName',
  'rfpContent',
  'opportunityId',
  'opportunityName',
  'proposalYear',
] as const;

const entriesOf = async (db: Db, ids: string[]) =>
  ids.length === 0 ? [] : db.selectFrom('rfpContent').select(compared).where('id', 'in', ids).execute();

/** Finds entries, of the same section or of all, that say nearly the same. */
export const similarTo = async (db: Db, library: Library, { section, text, but }: Sought): Promise<Similar[]> => {
  const wording = wordingOf(text);
  const ids = await mended(library, () => library.alike(text, section, candidates));
  const entries = await entriesOf(
    db,
    ids.filter((id) => id !== but),
  );
  return entries
    .map((entry) => ({
      id: entry.id,
      sectionTitle: { id: entry.sectionTitleId, name: entry.sectionTitleName },
      opportunity: entry.opportunityId ? { id: entry.opportunityId, name: entry.opportunityName ?? '' } : null,
      proposalYear: entry.proposalYear,
      share: Math.round(likeness(wording, wordingOf(entry.rfpContent)) * 100) / 100,
    }))
    .filter(({ share }) => share >= enough)
    .sort((one, other) => other.share - one.share)
    .slice(0, max);
};
