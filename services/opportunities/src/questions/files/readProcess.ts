import { answerEachFromChild } from '@bidwright/service-kit/child-process';
import { headerAbove } from './columns.ts';
import { TooLarge } from './elements.ts';
import type { Filled } from './grid.ts';
import { questionsIn, sureOf, tableOf } from './questionsIn.ts';
import { fillTables, wordGrids } from './wordTables.ts';
import { fillSheets, sheetGrids } from './workbook.ts';

const isWord = (type: string) => type.includes('wordprocessingml');

const gridsOf = (path: string, type: string) =>
  (isWord(type) ? wordGrids(path) : sheetGrids(path)).filter(({ rows }) =>
    rows.some(({ cells }) => [...cells.values()].some(({ text }) => text.trim() !== '')),
  );

const acts = {
  /** The tables of a file. */
  look: (path: string, type: string) => {
    const tables = gridsOf(path, type).map(tableOf);
    return { tables, sure: sureOf(tables) };
  },
  /** The questions of one of them. */
  read: (path: string, type: string, table = '', question = '', answer = '') => {
    const grid = gridsOf(path, type).find(({ at }) => at === Number(table));
    if (!grid) return { problem: 'no-table' };
    const columns = { question: Number(question), answer: Number(answer) };
    const header = headerAbove(grid, columns.question);
    return { asked: questionsIn(grid, { ...columns, header }) };
  },
  /** Writes answers into a copy of it. */
  fill: (path: string, type: string, out = '', filled = '[]') => {
    const cells: Filled[] = JSON.parse(filled);
    (isWord(type) ? fillTables : fillSheets)(path, out, cells);
    return { filled: cells.length };
  },
};

const isAct = (name: string): name is keyof typeof acts => Object.hasOwn(acts, name);

answerEachFromChild(([act = '', path = '', type = '', ...more]) => {
  try {
    return isAct(act) ? acts[act](path, type, ...more) : { problem: 'damaged' };
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'too-large' : 'damaged' };
  }
});
