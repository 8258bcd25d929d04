import type { Reference } from '@bidwright/contract-kit';
import type { Requirement, RequirementInput } from '@bidwright/contract-opportunities';
import type { Found } from './foundIn.ts';
import { likePairs, plain } from './likeness.ts';

/** A requirement that is kept, as far as readings look at it. */
export type Kept = Pick<
  Requirement,
  'id' | 'version' | 'text' | 'page' | 'section' | 'place' | 'document' | 'amended' | 'textBefore'
>;

type Fields = Partial<RequirementInput>;

/** What is to be written: of one that is there, or a new one. */
export interface Write {
  what: 'created' | 'changed' | 'gone' | 'moved';
  /** Not given of a new one. */
  id?: string;
  fields: Fields;
}

/** So much of their words two wordings of one demand share. */
const least = 0.55;

const textOf = (list: readonly { text: string }[]) => (at: number) => list[at]?.text ?? '';

/** Those of both lists that say the same, in order; then those that say nearly the same. */
const pairsOf = (found: readonly Found[], kept: readonly Kept[]): Map<number, { at: number; isSame: boolean }> => {
  const waiting = new Map<string, number[]>();
  for (const [at, { text }] of kept.entries()) waiting.set(plain(text), [...(waiting.get(plain(text)) ?? []), at]);
  const pairs = new Map<number, { at: number; isSame: boolean }>();
  for (const [one, { text }] of found.entries()) {
    const at = waiting.get(plain(text))?.shift();
    if (at !== undefined) pairs.set(one, { at, isSame: true });
  }
  const taken = new Set([...pairs.values()].map(({ at }) => at));
  const left = {
    found: [...found.keys()].filter((one) => !pairs.has(one)),
    kept: [...kept.keys()].filter((at) => !taken.has(at)),
  };
  for (const [one, other] of likePairs(left.found.map(textOf(found)), left.kept.map(textOf(kept)), least)) {
    const [from, at] = [left.found[one], left.kept[other]];
    if (from !== undefined && at !== undefined) pairs.set(from, { at, isSame: false });
  }
  return pairs;
};

const differs = (record: Kept, { page, section, place }: Found) =>
  record.page !== page || record.section !== section || record.place !== place;

/**
 * What is to be written so that a bid's requirements are those that its document demands. `kept` are those of the document, and of
 * the one in whose place it comes: they keep all that people said of them, and what the document does to them is marked. Once
 * all of it is written nothing is left to write.
 */
export const writesFor = (document: Reference, found: readonly Found[], kept: readonly Kept[]): Write[] => {
  const pairs = pairsOf(found, kept);
  const isAmendment = kept.some((one) => one.document?.id !== document.id);
  const writes = found.map((one, at): Write | undefined => {
    const { text, kind, page, section, place } = one;
    const where = { document, page, section, place };
    const pair = pairs.get(at);
    const record = pair && kept[pair.at];
    if (!pair || !record)
      return { what: 'created', fields: { text, kind, ...where, amended: isAmendment ? 'New' : null } };
    const isOwn = record.document?.id === document.id;
    // Somebody has put the words right.
    if (isOwn && !pair.isSame) return undefined;
    if (!pair.isSame)
      return {
        what: 'changed',
        id: record.id,
        fields: { ...where, text, amended: 'Changed', textBefore: record.text },
      };
    if (isOwn && !differs(record, one)) return undefined;
    const isBack = record.amended === 'Gone';
    return { what: 'moved', id: record.id, fields: { ...where, ...(isBack && { amended: null }) } };
  });
  const stays = new Set([...pairs.values()].map(({ at }) => kept[at]?.id));
  const gone = kept
    .filter(({ id, document: of, amended }) => of?.id !== document.id && !stays.has(id) && amended !== 'Gone')
    .map(({ id }): Write => ({ what: 'gone', id, fields: { amended: 'Gone' } }));
  // New ones first: as long as others stand where they were, it is known to be an amendment.
  const some = writes.filter((write) => write !== undefined);
  return [...some.filter(({ what }) => what === 'created'), ...some.filter(({ what }) => what !== 'created'), ...gone];
};
