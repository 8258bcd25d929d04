import { Problem } from '../../problem.ts';
import { maxColumns, maxRows } from './limits.ts';

const reasons: Record<string, string> = {
  'too-many-rows': `A file has at most ${maxRows} rows: send it in parts`,
  'too-many-columns': `A file has at most ${maxColumns} columns`,
  'repeated-columns': 'Two columns of the file have the same name',
  'no-columns': 'The file has no row of names',
  'too-slow': 'The file takes too long to read: split it into parts',
  'too-large': 'The file is too large to read: send it in parts',
  'unknown-letters': 'The letters of the file cannot be read: save it as CSV UTF-8, or as a workbook (.xlsx)',
  damaged: 'The file cannot be read: it is damaged, encrypted or no table',
};

/** What is said of a file that cannot be imported. */
export const unfitFile = (problem: string): Problem =>
  new Problem(422, 'unfit-file', reasons[problem] ?? reasons.damaged ?? '');

export const noImportFile = () =>
  new Problem(404, 'no-file', 'There is no file of this id: it may be older than a week. Please send it again.');
