import { SaxesParser } from 'saxes';

/** An element of a part, with where it stands in its text: only what is changed is written anew, all else stays letter by letter. */
export interface Element {
  /** Without its prefix: `tc` of `w:tc`. */
  name: string;
  /** As files of this kind spell names before it: `w:`, or nothing. */
  prefix: string;
  attributes: Record<string, string>;
  children: Element[];
  /** Of the element itself, not of those in it. */
  text: string;
  from: number;
  to: number;
  /** Where what is in it begins and ends; none of `<c/>`. */
  inner: { from: number; to: number } | undefined;
}

/** Elements that one part may have: a list of a thousand questions has some tens of thousands. */
const maxElements = 500_000;

/** What is larger inside than a list of questions ever is. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

const split = (name: string) => {
  const at = name.indexOf(':') + 1;
  return { prefix: name.slice(0, at), name: name.slice(at) };
};

/** The root of a part. Throws where it is not well-formed. */
export const elementsOf = (xml: string): Element => {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false });
  const open: Element[] = [];
  let root: Element | undefined;
  let count = 0;
  /** No tag has `<` within. */
  const begin = () => xml.lastIndexOf('<', parser.position - 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    count += 1;
    if (count > maxElements) throw new TooLarge();
    const { position: to } = parser;
    const inner = isSelfClosing ? undefined : { from: to, to };
    const element = { ...split(name), attributes, children: [], text: '', from: begin(), to, inner };
    if (open.length === 0) root = element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('cdata', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const last = open.pop();
    if (last?.inner) {
      last.inner.to = begin();
      last.to = parser.position;
    }
  });
  parser.write(xml).close();
  if (!root) throw new Error('There is nothing in it');
  return root;
};

/** Those right in an element that are called so. */
export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** An attribute, whatever its prefix is. */
export const attributeOf = ({ attributes }: Element, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => split(key).name === name)?.[1];

const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot hold at all. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

/** A text as it stands in XML. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>]/g, (sign) => special[sign] ?? sign);

/** A piece of a part, and what comes in its place. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** The text with all pieces replaced. */
export const spliced = (xml: string, splices: readonly Splice[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of splices.toSorted((one, other) => one.from - other.from)) {
    parts.push(xml.slice(at, from), text);
    at = to;
  }
  return parts.join('') + xml.slice(at);
};
