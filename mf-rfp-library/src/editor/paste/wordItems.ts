import type { Block } from '@bidwright/contract-rfp-library';
import { elementsIn, type HtmlElement, said, textIn } from './tree.ts';

/** A paragraph that Word shows as an item of a list. */
export interface WordItem {
  type: 'wordItem';
  /** Lists within lists: the outer one is 1. */
  level: number;
  isOrdered: boolean;
  content: Block[];
}

/** Word writes the sign before an item as a text of its own. */
export const isSign = (element: HtmlElement): boolean => /mso-list:\s*ignore/.test(said(element, 'style'));

const signIn = (element: HtmlElement): string =>
  elementsIn(element)
    .map((inner) => (isSign(inner) ? textIn(inner) : signIn(inner)))
    .join('');

/** The level of a paragraph that Word shows as an item; undefined of another. */
export const itemLevel = (element: HtmlElement): number | undefined => {
  const level = /mso-list:.*?level(\d)/.exec(said(element, 'style'))?.[1];
  return level ? Number(level) : undefined;
};

/** Signs of lists that count: 1. b) iv. */
export const isCounted = (element: HtmlElement): boolean => /^\s*\(?\w{1,4}[.)]/.test(signIn(element));

const listOf = (items: WordItem[]): Block => {
  const [first] = items;
  const level = Math.min(...items.map((item) => item.level));
  const own: { item: WordItem; within: WordItem[] }[] = [];
  for (const item of items) {
    const last = own.at(-1);
    if (item.level > level && last) last.within.push(item);
    else own.push({ item, within: [] });
  }
  return {
    type: first?.isOrdered ? 'orderedList' : 'bulletList',
    content: own.map(({ item, within }) => ({
      type: 'listItem',
      content: [...item.content, ...(within.length > 0 ? [listOf(within)] : [])],
    })),
  };
};

/** Items that follow each other become lists. */
export const gathered = (parts: (Block | WordItem)[]): Block[] => {
  const blocks: Block[] = [];
  let items: WordItem[] = [];
  const end = () => {
    if (items.length > 0) blocks.push(listOf(items));
    items = [];
  };
  for (const part of parts) {
    if (part.type === 'wordItem') {
      items.push(part);
    } else {
      end();
      blocks.push(part);
    }
  }
  end();
  return blocks;
};
