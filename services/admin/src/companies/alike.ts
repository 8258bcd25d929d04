/** What firms put behind their names, and little words, make no other company. */
const meaningless = new Set(
  'inc incorporated llc llp ltd limited corp corporation co company gmbh sa sas sarl plc ag bv nv srl the of and de la le du et'.split(
    ' ',
  ),
);

/** The words of a company's name in one order, without accents, case, signs and what makes no difference; null where nothing is left. */
export const nameKey = (name: string): string | null => {
  const words = name
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !meaningless.has(word));
  return words.length > 0 ? words.sort().join(' ') : null;
};

/** Shorter names differ by a letter where they mean another one. */
const leastLetters = 8;

/** What a name is, and what it would be without one of its letters: names that have one in common differ by a typing slip. Numbers tell. */
export const nearKeys = (name: string): string[] => {
  const key = nameKey(name);
  if (key === null || key.length < leastLetters) return key === null ? [] : [key];
  const without = Array.from(key, (sign, at) => (/\p{N}/u.test(sign) ? key : key.slice(0, at) + key.slice(at + 1)));
  return [...new Set([key, ...without])];
};

/** The domain of a web address; none where there is none. */
export const domainsOf = (website: string | null): string[] => {
  const host =
    (website ?? '')
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .split(/[/?#:]/, 1)[0] ?? '';
  const domain = host.replace(/^www\d?\./, '');
  return domain.includes('.') ? [domain] : [];
};
