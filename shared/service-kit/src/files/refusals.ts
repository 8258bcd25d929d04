import { type FileType, fileTypes, longestFile } from '@bidwright/contract-kit';
import { Problem } from '../problem.ts';

const megabytes = longestFile / 1024 / 1024;

export const tooLarge = () => new Problem(413, 'too-large', `A file has at most ${megabytes} MB`);

export const emptyFile = () => new Problem(422, 'empty-file', 'The file is empty');

export const cutOff = () => new Problem(400, 'cut-off', 'The upload broke off. Please send the file again.');

export const hasFile = () =>
  new Problem(
    409,
    'has-file',
    'This record has its file already. Another file is another record, which may supersede it.',
  );

export const noFile = () => new Problem(404, 'no-file', 'There is no file of this id');

const endings = (types: readonly FileType[]) => types.map((type) => fileTypes[type].join(' ')).join(' ');

export const typeNotKept = (accept: readonly FileType[]) =>
  new Problem(
    415,
    'type-not-kept',
    `Only these files are kept: ${endings(accept)}. What counts is what is in the file.`,
  );

/** The codes of systems that have no room left. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && full.has(String(error.code)) ? error.code : codeOf(error.cause);
};

/** What to answer when the storage fails; nothing of the file stays. */
export const storageProblem = (error: unknown): Problem =>
  codeOf(error)
    ? new Problem(507, 'storage-full', 'There is no room left for files. Please tell an administrator.')
    : new Problem(503, 'storage-unavailable', 'Files cannot be stored or read now. Please try again.', {
        retryAfter: 5,
      });
