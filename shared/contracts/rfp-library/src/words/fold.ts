const special: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/** Lower case without accents: texts that differ in nothing else are equal. Private characters, which filters use, are dropped. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[ßæœøđłı]/g, (letter) => special[letter] ?? letter)
        .replace(/\p{Co}+/gu, ' ');

/** The same for every letter that stays one letter, so that a place in the answer is the place in the text. */
export const foldInPlace = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text.replace(/[^\0-\x7f]|[A-Z]+/gu, (part) => {
        const plain = fold(part);
        return plain.length === part.length ? plain : part;
      });
