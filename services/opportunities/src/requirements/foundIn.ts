import { maxRequirementLength, type RequirementKind } from '@bidwright/contract-opportunities';
import { type Block, blocksOf, isTitle, pageEnd } from './blocks.ts';
import { isDemand, isWhole, kindOf } from './demands.ts';
import { linesOf } from './lines.ts';
import { createOutline } from './outline.ts';
import { placedSentences, type Sentence } from './sentences.ts';

/** A demand, where it stands. */
export interface Found {
  text: string;
  kind: RequirementKind;
  page: number | null;
  section: string | null;
  /** Which one of its document it is, from 1. */
  place: number;
}

/** Words before a list, and whether each of its items is a demand because of them. */
interface Lead {
  text: string;
  demands: boolean;
  /** It says nothing without its items. */
  isOpen: boolean;
  /** Some of its items are kept. */
  hasItems?: boolean;
  /** Paragraphs without a mark may be its items, as Word files are read. */
  goesOn: boolean;
  /** It says what need not be, or may be. */
  frees: boolean;
  page: number | null;
}

const openEnd =
  /(\b((shall|must|will|should)( \w+){0,2}(, [^:,]{1,40})?|(?<!respect |regard )to|provide|submit|describe|address|includes?|including|not be limited to|as follows|following(\s+[\w()/-]+){0,4})|\bfollowing\b[^:]{0,80})\s*:$/i;
const isFree = /\b(not|may|might|can)\b/i;
/** A sentence of its own, though what stands before it waits for items. */
const isOwn = /^(the|this|these|all|any|each|it|they|we|you)\b.*\b(shall|must|will|may|should|can)\b/i;
const isBefore = (text: string) => text.endsWith(':') || /\bfollowing\b[^.]*\.$/i.test(text);

/** A title at the beginning of a paragraph: short, and without a verb that says anything. */
const isRunIn = (sentence: string, more: number) =>
  more > 0 && /[.:]$/.test(sentence) && sentence.split(/\s+/).length <= 7 && !isDemand(sentence);

/** A number and a title are a heading, wherever they stand. */
const isHeadingAlone = (marker: string, text: string) =>
  /^\d/.test(marker) && !/[.;:,]$/.test(text) && text.split(/\s+/).length <= 10 && isTitle(text) && !isDemand(text);

/** A table of two columns says more of what stands above it. */
const cellsOf = (row: string) => row.split('|').length;

const isOfTasks = (header: string) => /\b(deliverables?|required|requirements?|tasks?|measures?)\b/i.test(header);

/** What a document demands, in its order. */
export const foundIn = (content: string): Found[] => {
  const found: Found[] = [];
  const outline = createOutline();
  let lead: Lead | undefined;
  let header: string | undefined;

  const keep = (text: string, page: number | null) => {
    const section = outline.section();
    const kept = text.slice(0, maxRequirementLength);
    found.push({ text: kept, kind: kindOf(kept, section), page, section, place: found.length + 1 });
  };

  /** A lead that no item follows is a demand as it is. */
  const closeLead = () => {
    if (lead?.demands && !lead.hasItems) keep(lead.text, lead.page);
    lead = undefined;
  };

  const readSentences = (sentences: readonly Sentence[], isAfterNo = false) => {
    for (const [at, { text: sentence, page }] of sentences.entries()) {
      const demands = isDemand(sentence) && !(isAfterNo && !isWhole(sentence));
      if (at === sentences.length - 1 && isBefore(sentence)) {
        closeLead();
        lead = {
          text: sentence,
          demands,
          isOpen: demands || openEnd.test(sentence) || sentence.endsWith('.'),
          frees: isFree.test(sentence),
          goesOn: sentence.endsWith(':'),
          page,
        };
      } else if (demands) keep(sentence, page);
    }
  };

  /** Goes in where a paragraph's own title says. */
  const enter = (marker: string, title: string) => {
    const named = /[\p{L}\d]/u.test(marker) ? `${marker} ${title}` : title;
    if (/^\d/.test(marker)) outline.enter(named);
    else outline.besides(named);
  };

  const readItem = ({ text, marker, page }: Block) => {
    if (!lead && isHeadingAlone(marker, text)) return outline.enter(`${marker} ${text}`);
    const sentences = placedSentences(text, page);
    const [{ text: first } = { text: '' }, ...others] = sentences;
    if (isRunIn(first, others.length)) {
      if (lead?.demands && !lead.hasItems) keep(lead.text, lead.page);
      if (lead) lead = { ...lead, demands: false };
      enter(marker, first.replace(/[.:]$/, ''));
      readSentences(others);
    } else if (lead && !lead.isOpen) {
      // The items go on with what the sentence before them says.
      if (isWhole(first)) {
        closeLead();
        readSentences(sentences);
      } else lead = { ...lead, text: `${lead.text} ${text.replaceAll(pageEnd, '')}` };
    } else if (lead?.demands && !isWhole(first)) {
      keep(`${lead.text} ${first}`, page);
      lead = { ...lead, hasItems: true };
      readSentences(others);
    } else {
      const around = lead;
      const isAfterNo = around?.frees === true && !around.demands;
      readSentences(sentences, isAfterNo);
      lead ??= around && { ...around, hasItems: around.hasItems || isDemand(first) };
    }
  };

  const isItem = ({ kind, text }: Block) =>
    kind === 'item' ||
    (lead?.isOpen === true &&
      lead.demands &&
      lead.goesOn &&
      !isOwn.test(text) &&
      !isWhole(placedSentences(text, null)[0]?.text ?? ''));

  for (const block of blocksOf(linesOf(content))) {
    if (block.kind !== 'row') header = undefined;
    if (block.kind === 'row') {
      if (header === undefined) header = block.text;
      else if ((isOfTasks(header) && cellsOf(block.text) > 2) || isDemand(block.text))
        keep(block.text.replace(/\s*\|\s*/g, ' | '), block.page);
    } else if (block.kind === 'heading') {
      closeLead();
      outline.enter(block.text);
    } else if (isItem(block)) {
      readItem(block);
      if (lead) lead = { ...lead, goesOn: block.kind === 'text' && !/[.!?]$/.test(block.text) };
    } else {
      closeLead();
      readSentences(placedSentences(block.text, block.page));
    }
  }
  closeLead();
  return found;
};
