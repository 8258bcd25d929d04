import type { Inline } from '@bidwright/contract-rfp-library';
import type { Look } from './look.ts';

const letters = (text: string, { bold, italic }: Look): Extract<Inline, { type: 'text' }> => {
  const marks = [...(bold ? [{ type: 'bold' as const }] : []), ...(italic ? [{ type: 'italic' as const }] : [])];
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
};

const sameLook = (one: Inline, other: Inline) =>
  one.type === 'text' && other.type === 'text' && JSON.stringify(one.marks) === JSON.stringify(other.marks);

/** Letters as HTML means them: white space of every kind and length is one space, which a line never begins with. */
export const withLetters = (run: readonly Inline[], said: string, look: Look): Inline[] => {
  const last = run.at(-1);
  const spaced = said.replace(/[\s\u{a0}]+/gu, ' ');
  const text = last?.type === 'text' && !last.text.endsWith(' ') ? spaced : spaced.trimStart();
  if (!text) return [...run];
  const next = letters(text, look);
  if (last?.type !== 'text' || !sameLook(last, next)) return [...run, next];
  return [...run.slice(0, -1), { ...last, text: last.text + text }];
};

/** Without what stands at its end and shows nothing. */
export const trimmed = (run: readonly Inline[]): Inline[] => {
  const last = run.at(-1);
  if (last?.type === 'hardBreak') return trimmed(run.slice(0, -1));
  if (last?.type !== 'text') return [...run];
  const text = last.text.trimEnd();
  return text ? [...run.slice(0, -1), { ...last, text }] : trimmed(run.slice(0, -1));
};
