import type { Block, Inline, Line, Mark, RichText } from '@bidwright/contract-rfp-library';
import { lineText } from '@bidwright/contract-rfp-library';

/** A run of a line that looks the same throughout. */
export interface Segment {
  /** Where it starts in the line. */
  at: number;
  text: string;
  bold: boolean;
  italic: boolean;
  /** Which of the line's marks it belongs to. */
  mark: number | undefined;
}

const has = (one: Inline, type: 'bold' | 'italic') =>
  one.type === 'text' && Boolean(one.marks?.some((mark) => mark.type === type));

/** A line cut where its look changes, or a mark begins or ends. */
export const segmentsOf = (content: Inline[], marks: readonly Mark[]): Segment[] => {
  const segments: Segment[] = [];
  let start = 0;
  for (const one of content) {
    const text = lineText([one]);
    const end = start + text.length;
    const cuts = marks.flat().filter((at) => at > start && at < end);
    const places = [start, ...new Set(cuts), end];
    for (const [n, at] of places.slice(0, -1).entries()) {
      const found = marks.findIndex(([from, to]) => from <= at && at < to);
      const run = text.slice(at - start, (places[n + 1] ?? end) - start);
      const look = { bold: has(one, 'bold'), italic: has(one, 'italic') };
      segments.push({ at, text: run, ...look, mark: found < 0 ? undefined : found });
    }
    start = end;
  }
  return segments;
};

const linesIn = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'heading') return [block];
    if (block.type === 'table')
      return block.content.flatMap(({ content }) => content.flatMap((cell) => linesIn(cell.content)));
    return block.content.flatMap(({ content }) => linesIn(content));
  });

/** The finds of a line, and how many stand before it in the text. */
export interface LineFinds {
  marks: readonly Mark[];
  before: number;
}

/** The finds of a text, line by line, and how many there are. */
export const findsOf = ({ content }: RichText, marksIn: (text: string) => Mark[]) => {
  const lines = new Map<Line, LineFinds>();
  let count = 0;
  for (const line of linesIn(content)) {
    const marks = marksIn(lineText(line.content));
    lines.set(line, { marks, before: count });
    count += marks.length;
  }
  return { lines, count };
};
