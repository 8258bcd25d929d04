import { type Grid, lineOf } from './grid.ts';

/** What stands above columns, in the languages of the application. */
const headings = {
  question:
    /\b(questions?|requirements?|quer(y|ies)|enquir(y|ies)|inquir(y|ies)|exigences?|demandes?|intreb\w*|cerint\w*)\b|问题|提问|要求/u,
  answer:
    /\b(answers?|responses?|repl(y|ies)|reponses?|raspuns\w*|(vendor|bidder|supplier|offeror|proposer|contractor|tenderer)('?s)? (comments?|statements?))\b|回答|答复|答案|响应/u,
  number: /^(#|no\.?|nr\.?|n[°º]|num\w*|id|ref\w*\.?|item( no\.?)?|question (no\.?|number|#|id)|序号|编号)$/u,
};

const folded = (text: string) =>
  lineOf(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');

/** Longer ones are no headings but what is asked. */
const maxHeading = 80;
/** Rows among which headings are looked for. */
const maxRows = 40;

const isHeading = (kind: keyof typeof headings, text: string) => {
  const line = folded(text);
  return line.length <= maxHeading && !/[?？]$/.test(line) && headings[kind].test(line);
};

/** Where the questions are and their answers go, and the row of headings above them; 0 where there is none. */
export interface Chosen {
  question: number;
  answer: number;
  header: number;
}

type Row = Grid['rows'][number];

const columnWith = ({ cells }: Row, kind: keyof typeof headings, but?: number) =>
  [...cells].find(([column, { text }]) => column !== but && isHeading(kind, text))?.[0];

const headingsIn = (row: Row) => {
  const number = columnWith(row, 'number');
  const answer = columnWith(row, 'answer', number);
  const question = [...row.cells].find(
    ([column, { text }]) => column !== answer && column !== number && isHeading('question', text),
  )?.[0];
  return { question, answer };
};

/** The columns as headings of a table say. */
export const saidColumns = ({ rows }: Grid): { question: number | null; answer: number | null; header: number } => {
  const found = rows.slice(0, maxRows).map((row) => ({ ...headingsIn(row), header: row.row }));
  const whole = found.find(({ question, answer }) => question !== undefined && answer !== undefined);
  const { question, answer, header } = whole ?? { question: undefined, answer: undefined, header: 0 };
  return { question: question ?? null, answer: answer ?? null, header };
};

/** The row of headings above columns that somebody chose: the first, unless it is a question itself. */
export const headerAbove = (grid: Grid, question: number): number => {
  const said = saidColumns(grid);
  if (said.header > 0) return said.header;
  const first = grid.rows.find(({ cells }) => lineOf(cells.get(question)?.text) !== '');
  const heading = lineOf(first?.cells.get(question)?.text);
  const isAbove = first && heading.length <= maxHeading && !/[?？.]$/.test(heading) && grid.rows.length > 1;
  return isAbove ? first.row : 0;
};

/** The column that numbers the questions, where there is one. */
export const numberColumn = ({ rows }: Grid, header: number): number | undefined => {
  const row = rows.find((one) => one.row === header);
  return row && columnWith(row, 'number');
};
