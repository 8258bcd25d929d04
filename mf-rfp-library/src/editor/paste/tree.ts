import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: HtmlNode): node is HtmlElement => defaultTreeAdapter.isElementNode(node);

/** The letters of a node; undefined of one that is no text. */
export const lettersOf = (node: HtmlNode): string | undefined =>
  defaultTreeAdapter.isTextNode(node) ? node.value : undefined;

/** An attribute in small letters. */
export const said = ({ attrs }: HtmlElement, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value.toLowerCase() ?? '';

export const elementsIn = ({ childNodes }: HtmlElement): HtmlElement[] => childNodes.filter(isElement);

/** All letters in an element. */
export const textIn = ({ childNodes }: HtmlElement): string =>
  childNodes.map((node) => (isElement(node) ? textIn(node) : (lettersOf(node) ?? ''))).join('');

/** What stands in the body of an HTML page. It is read as data: nothing of it is run, shown or fetched. */
export const bodyOf = (html: string): HtmlNode[] => {
  const page = parse(html).childNodes.find(isElement);
  const body = page && elementsIn(page).find(({ tagName }) => tagName === 'body');
  return body?.childNodes ?? [];
};
