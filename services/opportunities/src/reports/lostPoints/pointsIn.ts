/** A section of a proposal that lost points, as somebody wrote it down. */
export interface LostPoints {
  section: string;
  points: number;
  /** How many could be had; null where that is not said. */
  outOf: number | null;
}

/** What explains an entry counts for nothing. */
const aside = /\([^()]*\)/g;

/** A comma ends an entry, unless it stands in a number. */
const between = /[;\n]|,(?!\d)/;

const spaces = /\s+/g;

/** A longer entry is a remark. */
const maxLength = 200;

const number = String.raw`\d+(?:[.,]\d+)?`;
const unit = String.raw`(?:\s*(?:points?|pts?|puncte|分))?`;

/** `Price 9 of 20`, `2. Price: 9/20 points`, `Price 9`. */
const entry = new RegExp(
  String.raw`^(?:\d+[.)]\s*)?(?<section>\p{L}.*?)\s*[:–-]?\s*(?<points>${number})${unit}(?:\s*(?:/|of|out of|sur|din|从)\s*(?<outOf>${number})${unit})?\s*\.?$`,
  'iu',
);

const valueOf = (text: string) => Number(text.replace(',', '.'));

const readIn = (part: string): LostPoints[] => {
  const { section, points, outOf } = (part.length <= maxLength ? entry.exec(part) : null)?.groups ?? {};
  if (!section || !points) return [];
  return [{ section, points: valueOf(points), outOf: outOf ? valueOf(outOf) : null }];
};

/** What a note says of sections that lost points. What does not name a section with its points says nothing. */
export const pointsIn = (note: string): LostPoints[] =>
  note
    .replace(aside, '')
    .split(between)
    // Many spaces in a row could be shared among the parts of an entry in as many ways.
    .flatMap((part) => readIn(part.replace(spaces, ' ').trim()));
