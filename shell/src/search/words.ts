const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search, each once. */
export const wordsOf = (text: string): string[] => [...new Set(plain(text).split(/\s+/).filter(Boolean))];

/** Does a text hold all the words, in any order and inside of its own? Accents and capitals do not count. */
export const fits = (words: string[], text: string): boolean => {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};

export interface Piece {
  text: string;
  /** Where it begins. */
  at: number;
  hit: boolean;
}

/** A text cut where the words stand in it. */
export const piecesOf = (text: string, words: string[]): Piece[] => {
  // Letter by letter, so that places stay the same where an accent is left out.
  const letters = [...text];
  const searched = letters.map((letter) => plain(letter) || letter);
  const joined = searched.join('');
  const starts: number[] = [];
  let end = 0;
  for (const letter of searched) {
    starts.push(end);
    end += letter.length;
  }
  const hit = letters.map((_, at) =>
    words.some((word) => {
      for (let from = joined.indexOf(word); from >= 0; from = joined.indexOf(word, from + 1))
        if ((starts[at] ?? 0) >= from && (starts[at] ?? 0) < from + word.length) return true;
      return false;
    }),
  );
  return letters.reduce<Piece[]>((pieces, letter, at) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[at]) last.text += letter;
    else pieces.push({ text: letter, at, hit: hit[at] ?? false });
    return pieces;
  }, []);
};
