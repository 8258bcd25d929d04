import { isDemand } from './demands.ts';
import type { Line } from './lines.ts';
import { plainOf } from './markdown.ts';

/** A paragraph, a heading, an item of a list or a row of a table. */
export interface Block {
  kind: 'text' | 'heading' | 'item' | 'row';
  text: string;
  /** What an item or a heading begins with: `b.`, `L.4.2`. */
  marker: string;
  page: number | null;
}

/** Stands in a text where a page ends. */
export const pageEnd = '\ue00c';

const bullet = /^[•▪▫◦○●■□‣·*o\uf0b7–—-]\s+(?=\S)/u;
const letter = /^(\(?[a-z]{1,2}[.)]|\([ivx]{1,5}\)|[ivx]{1,5}[.)]|\(?\d{1,2}[.)]|[A-Z][.)]|[IVX]{2,5}[.)])\s+(?=\S)/;
const numbered =
  /^((?:section|article|part|attachment|exhibit|appendix|volume|factor)\s+[A-Z0-9]{1,4}(?:\.\d+)*\b[.:]?|[A-Z]\.\d+(?:\.\d+)*\.?|\d{1,2}(?:\.\d{1,3})+\.?)\s*[–—-]?\s*/i;
const isMarked = (text: string) => bullet.test(text) || letter.test(text);
/** A number that a paragraph begins with. */
const clause = /^([A-Z]\.\d+|\d{1,2}\.\d{1,3})(\.\d{1,3})*\.?\s/;
/** A line that is bold as a whole. */
const bold = /^\*\*[^*]+[^*.;]\*\*$/;
const ends = /[.:;?!]["”’)]?$/;

/** Looks at its end alone: paragraphs of files without empty lines are long. */
const endsThere = (text: string) => ends.test(text.slice(-4));
/** A paragraph as long as this ends with its next sentence. */
const longLength = 4000;

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
const words = (text: string) => text.split(/\s+/).filter(Boolean);
/** Most of its longer words begin with capitals. */
export const isTitle = (text: string) => {
  const long = words(text).filter((word) => word.length > 3);
  return long.length > 0 && long.filter((word) => /^[\p{Lu}\d(“"&/]/u.test(word)).length >= long.length * 0.7;
};
const maxHeading = { length: 120, words: 14 };
const isShort = (text: string) => text.length <= maxHeading.length && words(text).length <= maxHeading.words;

/** What follows a number is a title, or a sentence that goes on. */
const isNumberedHeading = (rest: string, after: string): boolean => {
  if (/[.:]$/.test(rest) && words(rest).length > 6) return false;
  if (/\p{Ll}\.\s+\p{Lu}/u.test(rest) || (/^\p{Ll}/u.test(after) && !isMarked(after))) return false;
  return rest === '' || isTitle(rest) || (!isDemand(rest) && (after === '' || words(rest).length <= 6));
};

/** A line that says what follows it: numbered, in capitals, or like a title between what is whole. */
const isHeading = (text: string, before: string, after: string): boolean => {
  if (!isShort(text) || !/\p{L}{2}/u.test(text) || /[;,?!]$/.test(text)) return false;
  const rest = text.replace(numbered, '');
  if (rest !== text && /^[\p{Lu}\d(“"]|^$/u.test(rest)) return isNumberedHeading(rest, after);
  if (isCapitals(text) && /^[\p{Lu}\d]/u.test(text))
    return (!before || ends.test(before) || isCapitals(before)) && (!/[.]$/.test(text) || words(text).length <= 8);
  const standsAlone = (!before || ends.test(before)) && (!after || /^[\p{Lu}\d(•–-]/u.test(after));
  return (
    standsAlone && (before === '' || after === '') && !ends.test(text) && isTitle(text) && words(text).length <= 10
  );
};

/** `15. SUBMISSION OF BIDS:` begins something, whatever list stands before it. */
const isMarkedTitle = (mark: string, text: string) =>
  /^[\dA-Z]/.test(mark) && isShort(text) && isCapitals(text.slice(mark.length)) && !/[;,]$/.test(text);

const isRule = (text: string) => /^[=\-_]{3,}$/.test(text);
const isTableRule = (text: string) => /^[|+:\s=-]{5,}$/.test(text) && /[|+]/.test(text);

/** A word that was cut at the end of a line is whole again. */
const joined = (text: string, line: string, between: string) =>
  /\p{L}-$/u.test(text.slice(-3)) && /^\p{Ll}/u.test(line)
    ? text.slice(0, -1) + between + line
    : `${text} ${between}${line}`;

/** Cuts lines into what belongs together. */
export const blocksOf = (all: readonly Line[]): Block[] => {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let lastPage: number | null = null;
  const endsBetween = (page: number | null) => pageEnd.repeat(Math.max(0, (page ?? 0) - (lastPage ?? 0)));
  const add = (block: Block) => {
    blocks.push(block);
    open = block.kind === 'heading' || block.kind === 'row' ? undefined : block;
  };
  const lines = all.filter(({ text }, at) => text !== '' || all[at - 1]?.text !== '');
  for (const [at, { text, page }] of lines.entries()) {
    const before = lines[at - 1]?.text ?? '';
    const after = lines[at + 1]?.text ?? '';
    const isBreak = text === '' || text === '<!-- -->' || isTableRule(text);
    if (isBreak) {
      // A page may end within a sentence.
      const goesOn =
        text === '' && open && !endsThere(open.text) && /^\p{Ll}/u.test(after) && lines[at + 1]?.page !== page;
      if (!goesOn) open = undefined;
      continue;
    }
    if (isRule(text)) {
      const last = blocks.at(-1);
      if (last && before && isShort(last.text))
        Object.assign(last, { kind: 'heading', text: `${last.marker} ${last.text}`.trim() });
      open = undefined;
      continue;
    }
    if (text.includes(' | ') || /^\|.*\|$/.test(text)) {
      add({ kind: 'row', text: text.replace(/^\||\|$/g, '').trim(), marker: '', page });
      continue;
    }
    const [hashes = ''] = /^#{1,6}\s+/.exec(text) ?? [];
    const bare = text.slice(hashes.length).replace(/^(>\s?)+/, '');
    const shown = plainOf(bare);
    const [mark = ''] = bullet.exec(bare) ?? letter.exec(shown) ?? [];
    if (hashes && !(ends.test(shown) && words(shown).length > 8))
      add({ kind: 'heading', text: bare, marker: '', page });
    else if (bold.test(bare) || (mark ? isMarkedTitle(mark, shown) : isHeading(shown, before, after)))
      add({ kind: 'heading', text: bare, marker: '', page });
    else if (mark)
      add({ kind: 'item', text: (bullet.test(bare) ? bare : shown).slice(mark.length), marker: mark.trim(), page });
    else if (open && !(endsThere(open.text) && (open.text.length > longLength || clause.test(shown))))
      open.text = joined(open.text, bare, endsBetween(page));
    else add({ kind: 'text', text: bare, marker: '', page });
    lastPage = page;
  }
  return blocks.map((block) => ({ ...block, text: plainOf(block.text) })).filter(({ text }) => text !== '');
};
