/** A run of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
  /** Where it starts in the text. */
  at: number;
}

/** Case and accents do not count. Every letter keeps its place, so that a find in the folded text is one in the text. */
const fold = (text: string): string =>
  text.replace(/./gsu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

/** The words of a search, each once. */
export const wordsOf = (search: string): string[] => [...new Set(fold(search).split(/\s+/).filter(Boolean))];

const quoted = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Half a word in colour misleads. Chinese is written without spaces, so there the find alone is marked. */
const wordPart = '[\\p{Script=Latin}\\p{N}]*';

const finder = (words: string[]) => new RegExp(`${wordPart}(?:${words.map(quoted).join('|')})${wordPart}`, 'gu');

/** The text in runs: what fits any of the words is marked. */
export const piecesOf = (text: string, words: string[]): Piece[] => {
  if (words.length === 0) return [{ text, marked: false, at: 0 }];
  const pieces: Piece[] = [];
  let end = 0;
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), marked, at: from });
    end = to;
  };
  for (const found of fold(text).matchAll(finder(words))) {
    add(end, found.index, false);
    add(found.index, found.index + found[0].length, true);
  }
  add(end, text.length, false);
  return pieces;
};

/** Characters that stand before the first find of a snippet. */
const lead = 40;

const nextWord = (text: string, from: number) => {
  const space = text.indexOf(' ', from);
  return space >= 0 && space - from < lead ? space + 1 : from;
};

/** A line or two of the text from shortly before its first find on. */
export const snippetOf = (text: string, words: string[], length = 180): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = words.length > 0 ? fold(line).search(finder(words)) : -1;
  const from = first > lead ? nextWord(line, first - lead) : 0;
  const cut = line.slice(from, from + length);
  const isCut = from + length < line.length;
  const whole = isCut ? cut.replace(/\s\S{0,24}$/, '') : cut;
  return `${from > 0 ? '…' : ''}${whole}${isCut ? '…' : ''}`;
};
