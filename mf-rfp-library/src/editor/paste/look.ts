import { type HtmlElement, said } from './tree.ts';

/** How letters look. */
export interface Look {
  bold: boolean;
  italic: boolean;
}

export const plain: Look = { bold: false, italic: false };

const boldTags = new Set(['b', 'strong']);
const italicTags = new Set(['i', 'em', 'cite', 'dfn', 'var']);

/** A weight of letters from which they are bold. */
const heavy = 600;

const boldIn = (style: string): boolean | undefined => {
  const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(style)?.[1];
  if (!weight) return undefined;
  return weight.startsWith('bold') || Number(weight) >= heavy;
};

const italicIn = (style: string): boolean | undefined => {
  const slant = /(?<![\w-])font-style:\s*(\w+)/.exec(style)?.[1];
  return slant ? slant === 'italic' || slant === 'oblique' : undefined;
};

/** How the letters of an element look within others: what its style says, or else its tag. */
export const lookIn = (element: HtmlElement, around: Look): Look => {
  const style = said(element, 'style');
  return {
    bold: boldIn(style) ?? (around.bold || boldTags.has(element.tagName)),
    italic: italicIn(style) ?? (around.italic || italicTags.has(element.tagName)),
  };
};
