import { brotliCompressSync } from 'node:zlib';
import type { Publication } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';
import { contentOf } from './content.ts';

/** The most bytes a module may send before its first screen shows, compressed. */
const first = 45_000;
/** The most bytes of scripts and styles in all, as they are. */
const whole = 5_000_000;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const isCode = ({ path }: Publication['files'][number]) => /\.(m?js|css)$/i.test(path);

const sum = (sizes: number[]) => sizes.reduce((one, other) => one + other, 0);

const reason = (path: string, what: string, size: number, budget: number): Reason[] =>
  size > budget
    ? [{ code: 'over-budget', path, message: `${what} weigh ${kilobytes(size)}, more than ${kilobytes(budget)}` }]
    : [];

/** A module that is heavier than people should have to wait for. */
export const budgetReasons = ({ files, entry, preload }: Publication): Reason[] => {
  const code = sum(files.filter(isCode).map((file) => contentOf(file).length));
  const tooMuch = reason('files', 'All scripts and styles', code, whole);
  if (tooMuch.length > 0) return tooMuch;
  const wanted = new Set([entry, ...preload]);
  const packed = files.filter(({ path }) => wanted.has(path)).map((file) => brotliCompressSync(contentOf(file)).length);
  return reason('preload', 'The files of the first screen', sum(packed), first);
};
