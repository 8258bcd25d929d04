/** A text as two readings of it are compared: without what printing changes. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Parts = Map<string, number>;

/** How often each word and each pair of words stands in a text. */
const partsOf = (text: string): Parts => {
  const words = plain(text).split(' ');
  const counts: Parts = new Map();
  const add = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const [at, word] of words.entries()) {
    add(word);
    if (at > 0) add(`${words[at - 1]} ${word}`);
  }
  return counts;
};

/** The part of words and pairs of words that two texts share, from 0 to 1. */
const likenessOf = (one: Parts, other: Parts): number => {
  const size = (parts: Parts) => [...parts.values()].reduce((sum, count) => sum + count, 0);
  const shared = [...one].reduce((sum, [part, count]) => sum + Math.min(count, other.get(part) ?? 0), 0);
  return (2 * shared) / (size(one) + size(other));
};

/** What stands in more texts than these says nothing about any of them. */
const maxPlaces = 60;
/** So many texts with the most in common are compared with one. */
const maxCandidates = 20;

const placesOf = (texts: readonly Parts[]): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, parts] of texts.entries())
    for (const part of parts.keys()) {
      const known = places.get(part);
      if (known) known.push(at);
      else places.set(part, [at]);
    }
  return places;
};

/**
 * Pairs of texts of two lists that say nearly the same, each text in one pair at most, the most alike first. Of those that are
 * equally alike those that stand at the same place belong together.
 */
export const likePairs = (ones: readonly string[], others: readonly string[], least: number): [number, number][] => {
  const known = others.map(partsOf);
  const places = placesOf(known);
  const pairs = ones.flatMap((text, one) => {
    const own = partsOf(text);
    const inCommon = new Map<number, number>();
    for (const part of own.keys()) {
      const at = places.get(part) ?? [];
      if (at.length <= maxPlaces) for (const other of at) inCommon.set(other, (inCommon.get(other) ?? 0) + 1);
    }
    return [...inCommon]
      .sort(([, few], [, many]) => many - few)
      .slice(0, maxCandidates)
      .map(([other]) => ({ one, other, likeness: likenessOf(own, known[other] ?? new Map()) }))
      .filter(({ likeness }) => likeness >= least);
  });
  const [takenOnes, takenOthers] = [new Set<number>(), new Set<number>()];
  return pairs
    .sort((a, b) => b.likeness - a.likeness || Math.abs(a.one - a.other) - Math.abs(b.one - b.other))
    .flatMap(({ one, other }): [number, number][] => {
      if (takenOnes.has(one) || takenOthers.has(other)) return [];
      takenOnes.add(one);
      takenOthers.add(other);
      return [[one, other]];
    });
};
