/** Of a longer text a browser takes seconds at each key to find the direction of every line, in characters. */
const maxLength = 20_000;

const fromRightToLeft = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** The direction of what is typed: each line has its own, and a very long text that of its first letter. */
export const directionOf = (text: string): 'auto' | 'ltr' | 'rtl' => {
  if (text.length <= maxLength) return 'auto';
  return fromRightToLeft.test(text) ? 'rtl' : 'ltr';
};
