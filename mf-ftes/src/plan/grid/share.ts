import { max, rounded } from '../draft/edits.ts';

/**
 * Reads a part of a month as people write it: 50, 50% or 0.5. A whole number is percent; with decimals it is a fraction as long as
 * nobody could plan that little. Nothing is none. Undefined: it is no part of a month.
 */
export const readShare = (text: string): number | undefined => {
  const plain = text.replace(/[\s\u200E\u200F]/g, '').replace(',', '.');
  if (plain === '' || plain === '–' || plain === '-') return 0;
  const [, figures = '', sign] = /^(\d{1,3}(?:\.\d*)?|\.\d+)(%?)$/.exec(plain) ?? [];
  if (!figures) return undefined;
  const value = Number(figures);
  const isFraction = !sign && figures.includes('.') && value <= max;
  const part = isFraction ? value : value / 100;
  return part <= max ? rounded(part) : undefined;
};

/** Reads cells as spreadsheets copy them: rows by line, columns by tab. */
export const readTable = (text: string): string[][] =>
  text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
