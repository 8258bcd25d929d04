const vowel = /[aeiouy]/;

/** Consonant, vowel, consonant at the end, the last none of w, x and y: 'hop', 'plan'. */
const isShort = (word: string) => /[^aeiou][aeiouy][^aeiouwxy]$/.test(word) || /^[aeiou][^aeiouwxy]$/.test(word);

/** How often consonants follow vowels. */
const measure = (word: string) => word.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;

const singular = (word: string) => {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
};

/** What stood before an ending: 'plann' is plan, 'manag' is manage, 'hop' is hope. */
const restored = (base: string) => {
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && isShort(base) ? `${base}e` : base;
};

const withoutEnding = (word: string) => {
  if (/[^aeiou]ied$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  const base = word.endsWith('ing') ? word.slice(0, -3) : /[^e]ed$/.test(word) ? word.slice(0, -2) : '';
  return base.length >= 3 && vowel.test(base) ? restored(base) : word;
};

/** A final e that says nothing: 'manage' and 'managing' meet in 'manag', while 'plane' stays apart from 'plan'. */
const withoutE = (word: string) => {
  const base = word.slice(0, -1);
  return word.endsWith('e') && measure(base) > 0 && !(measure(base) === 1 && isShort(base)) ? base : word;
};

/** Light English stemming: plurals, -ed and -ing. Words of other letters stay as they are. */
export const stem = (word: string): string =>
  /^[a-z]{4,}$/.test(word) ? withoutE(withoutEnding(singular(word))) : word;

const endings = ['', 's', 'es', 'd', 'ed', 'ing', 'ings'];

/** All words with the stem of this one. The index holds words as they were written. */
export const formsOf = (word: string): string[] => {
  const found = stem(word);
  const bases = [found, `${found}e`, `${found}${found.at(-1)}`, found.replace(/y$/, 'i'), found.replace(/e$/, '')];
  const forms = bases.flatMap((base) => endings.map((ending) => base + ending));
  return [...new Set([word, ...forms.filter((form) => stem(form) === found)])];
};
