import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '@bidwright/contract-kit';
import { type Document, maxQuestionFileBytes, maxQuestions } from '@bidwright/contract-opportunities';
import { keepChildProcess, Problem, type Service, withStoredFile } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import type { Filled } from './files/grid.ts';
import type { Asked, Table } from './files/questionsIn.ts';

/** In a process of its own: files come from anywhere. */
const ask = keepChildProcess(join(import.meta.dirname, 'files/readProcess.ts'));

const maxMs = 30_000;
/** A file of so many bytes leaves much behind in the process that read it. */
const largeBytes = 2_000_000;

const reasons: Record<string, string> = {
  'no-list': 'Only Excel workbooks and Word documents hold lists of questions',
  'no-table': 'There is no table in the file',
  'no-questions': 'This column contains no questions',
  'same-column': 'Questions and answers stand in columns of their own',
  'too-many': `A list has at most ${maxQuestions} questions: send it in parts`,
  'too-large': 'The file is too large for a list of questions: split it into parts',
  'too-slow': 'The file takes too long to read: split it into parts',
  damaged: 'The file cannot be read: it is damaged or password-protected',
};

/** Refuses a file, by the field that names it. */
const unfit = (problem: string, field = 'document') => {
  const known = reasons[problem] ? problem : 'damaged';
  return new Problem(422, `questions-${known}`, reasons[known] ?? '', {
    fields: { [field]: message(`questions.document.${known}`, { max: maxQuestions }) },
  });
};

const office = 'application/vnd.openxmlformats-officedocument';
const listTypes: ReadonlySet<string> = new Set([
  `${office}.spreadsheetml.sheet`,
  `${office}.wordprocessingml.document`,
]);

type Given = Pick<Document, 'id' | 'mediaType' | 'size'>;

const mustBeList = ({ mediaType, size }: Given): string => {
  if (!mediaType || !listTypes.has(mediaType)) throw unfit('no-list');
  if ((size ?? 0) > maxQuestionFileBytes) throw unfit('too-large');
  return mediaType;
};

const askAbout = async <T extends object>(
  { stopping }: Service<Db>,
  document: Given,
  path: string,
  [act = '', ...more]: string[],
): Promise<T> => {
  const isLarge = (document.size ?? 0) > largeBytes;
  const answer = await ask<T>([act, path, mustBeList(document), ...more], { stopping, maxMs, isLarge });
  if ('problem' in answer) throw unfit(String(answer.problem));
  return answer;
};

/** The tables of a document, and the only one whose headings say all. */
export const tablesIn = async (
  service: Service<Db>,
  document: Given,
): Promise<{ tables: Table[]; sure: number | null }> => {
  mustBeList(document);
  const found = await withStoredFile(service, document.id, (path) =>
    askAbout<{ tables: Table[]; sure: number | null }>(service, document, path, ['look']),
  );
  if (found.tables.length === 0) throw unfit('no-table');
  return found;
};

/** Where the questions of a list stand. */
export interface Columns {
  sheet: number;
  question: number;
  answer: number;
}

export const questionsIn = async (service: Service<Db>, document: Given, columns: Columns): Promise<Asked[]> => {
  const { sheet, question, answer } = columns;
  if (question === answer) throw unfit('same-column', 'answer');
  mustBeList(document);
  const { asked } = await withStoredFile(service, document.id, (path) =>
    askAbout<{ asked: Asked[] }>(service, document, path, ['read', ...[sheet, question, answer].map(String)]),
  );
  if (asked.length === 0) throw unfit('no-questions', 'question');
  if (asked.length > maxQuestions) throw unfit('too-many');
  return asked;
};

/** The file with answers in their cells. */
export const filledFile = (service: Service<Db>, document: Given, filled: Filled[]): Promise<Buffer> =>
  withStoredFile(service, document.id, async (path, folder) => {
    const out = join(folder, randomUUID());
    try {
      await askAbout(service, document, path, ['fill', out, JSON.stringify(filled)]);
      return await readFile(out);
    } finally {
      await rm(out, { force: true });
    }
  });
