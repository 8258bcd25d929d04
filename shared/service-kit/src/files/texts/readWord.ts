import mammoth from 'mammoth';

/** A part of a Word document; of one that holds others their words count. */
interface Part {
  type: string;
  value?: string;
  children?: Part[];
}

/** Three columns or more are a table of records; fewer are how forms are laid out. */
const leastColumns = 3;

/** Stands for an empty cell. */
const nothing = '–';

const childrenOf = ({ children = [] }: Part): Part[] => children;

/** Of a row whose cells are a paragraph each: they are read together, for one alone says nothing. */
const cellsOf = (row: Part): string[] | undefined => {
  const cells = childrenOf(row).map((cell) =>
    childrenOf(cell)
      .map(wordsOf)
      .filter((words) => words.trim() !== ''),
  );
  if (cells.length < leastColumns || cells.some((paragraphs) => paragraphs.length > 1)) return;
  return cells.map(([words]) => words?.trim().replace(/\s+/g, ' ') ?? nothing);
};

const rowOf = (row: Part): string => {
  const cells = cellsOf(row);
  if (!cells) return childrenOf(row).map(wordsOf).join('');
  return cells.some((words) => words !== nothing) ? `${cells.join(' | ')}\n` : '';
};

/** Paragraphs stand apart by an empty line, rows of a table below each other. */
const wordsOf = (part: Part): string => {
  if (part.type === 'text') return part.value ?? '';
  if (part.type === 'tab') return '\t';
  if (part.type === 'break') return '\n';
  if (part.type === 'tableRow') return rowOf(part);
  const words = childrenOf(part).map(wordsOf).join('');
  if (part.type === 'table') return `${words.trimEnd()}\n\n`;
  return part.type === 'paragraph' ? `${words}\n\n` : words;
};

/** The words of a Word document, a row of its tables to a line. */
export const readWord = async (path: string): Promise<string> => {
  let words = '';
  // Nothing is left for the conversion to do.
  const transformDocument = (document: Part) => {
    words = wordsOf(document);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ path }, { transformDocument });
  return words;
};
