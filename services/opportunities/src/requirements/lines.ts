/** A line of a document, with the page that it stands on. */
export interface Line {
  text: string;
  /** Null of what has no pages. */
  page: number | null;
}

/** A head or foot repeats on so many pages, and stands among so many lines from the edge. */
const running = { pages: 3, share: 0.4, edge: 3 };

/** The same on each page but for its number. */
const shapeOf = (text: string) => text.replace(/\d+/g, '#').toLowerCase();

/** A sentence is none of them, even where others are like it. */
const isSentence = (text: string) => /[.;:]$/.test(text) && text.length > 40;

const edgeOf = (lines: readonly string[]) =>
  lines.length <= running.edge * 2 ? lines : [...lines.slice(0, running.edge), ...lines.slice(-running.edge)];

/** What stands at the edge of many pages: names of the document, numbers of pages. */
const runningShapes = (pages: readonly string[][]): Set<string> => {
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const shape of new Set(edgeOf(lines.filter(Boolean)).map(shapeOf)))
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const least = Math.max(running.pages, pages.length * running.share);
  return new Set([...counts].filter(([, count]) => count >= least).map(([shape]) => shape));
};

const pageNumber = /^(page\s*)?\d{1,4}(\s*(of|\/)\s*\d{1,4})?$|^-\s*\d+\s*-$/i;
/** A line of a table of contents. */
const leaders = /(\.\s?){5,}\s*\w{1,6}$/;

/** The lines of a text whose pages end with form feeds, without heads, feet and tables of contents. */
export const linesOf = (content: string): Line[] => {
  const pages = content.split('\f').map((page) => page.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()));
  const isPaged = pages.length > 1;
  const heads = isPaged ? runningShapes(pages) : new Set<string>();
  return pages.flatMap((lines, at) => {
    const edge = new Set(edgeOf(lines.filter(Boolean)));
    const isRunning = (text: string) =>
      isPaged && edge.has(text) && !isSentence(text) && (heads.has(shapeOf(text)) || pageNumber.test(text));
    return lines
      .filter((text) => !isRunning(text) && !leaders.test(text))
      .map((text) => ({ text, page: isPaged ? at + 1 : null }));
  });
};
