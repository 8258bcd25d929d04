const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const backward = (text: string) => [...text].toReversed().join('');

const neighbours = new Set(
  [...rows, ...rows.map(backward)].flatMap((row) => [...row].map((_, at) => row.slice(at, at + 2))),
);

/** Fewest steps from one character to another that do not just follow. */
const fewestJumps = 4;

/** The part a text repeats from its start to its end, the last time perhaps cut short; the text itself when none does. */
export const repeatedPart = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
};

/** Whether nearly every character is the one before or next to it, on the keyboard or in the alphabet. */
const isRun = (text: string): boolean => {
  const letters = [...text];
  const jumps = letters.filter((letter, at) => {
    const before = letters[at - 1];
    return before !== undefined && before !== letter && !neighbours.has(before + letter);
  });
  return jumps.length < fewestJumps;
};

/** `aaaaaaaa`, `abcabcabc`, `123456789012345`, `qwertyuiopasdfgh`. */
export const isPattern = (text: string): boolean => isRun(text) || [...repeatedPart(text)].length <= fewestJumps;
