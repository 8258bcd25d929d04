import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Texts } from './catalogs.ts';

/** A sign that is not seen and has the direction of a Latin letter. */
const leftToRight = '\u200e';

const endsSentence = (parts: readonly MessageFormatElement[]): boolean => {
  const last = parts.at(-1);
  if (!last) return false;
  // Types: 0 words, 5 a choice, 6 a number's forms, 8 a mark around words.
  if (last.type === 0) return /[.!?…:;)»”。！？：）]$/.test(last.value);
  if (last.type === 5 || last.type === 6) return Object.values(last.options).some(({ value }) => endsSentence(value));
  return last.type === 8 && endsSentence(last.children);
};

/**
 * Texts for a page that runs in a direction. All languages of the app are written from left to right; where the page is not, a full stop
 * would be drawn at the sentence's other end, unless something behind it runs as the words do. Names and labels stay as they are: they are
 * compared with what people type.
 */
export const inDirection = (texts: Texts, direction: 'ltr' | 'rtl'): Texts =>
  direction === 'ltr'
    ? texts
    : Object.fromEntries(
        Object.entries(texts).map(([key, parts]) => [
          key,
          endsSentence(parts) ? [...parts, { type: 0, value: leftToRight }] : parts,
        ]),
      );
