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

/** The domain of a web address; null where there is none. */
export const domainOf = (website: string | null): string | null => {
  const host =
    (website ?? '')
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .split(/[/?#:]/, 1)[0] ?? '';
  const domain = host.replace(/^www\d?\./, '');
  return domain.includes('.') ? domain : null;
};
