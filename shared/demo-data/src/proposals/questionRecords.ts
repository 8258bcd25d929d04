import type { RecordOf, Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import type { Question, QuestionSource } from '@bidwright/contract-opportunities';
import type { rfpContent } from '@bidwright/contract-rfp-library';
import { instant, weekday } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { type AskedByBuyer, asked } from './asked.ts';
import { at, begunOn, writersOf } from './plannedBids.ts';
import { place } from './workbook.ts';

type Text = Pick<RecordOf<typeof rfpContent>, 'id' | 'sectionTitle' | 'rfpContent'>;

/** Where the sentences stand in the library. */
const sourcesOf = (sentences: readonly string[], texts: readonly Text[]): QuestionSource[] => {
  const text = texts.find(({ rfpContent: words }) => sentences.every((sentence) => words?.includes(sentence)));
  if (!text?.sectionTitle) throw new RangeError(`No text says: ${sentences.join(' ')}`);
  const { id, sectionTitle } = text;
  return sentences.map((sentence) => ({ entry: id, title: sectionTitle.name, sentence }));
};

/** Days before the due date by which the first ones are answered; those after them are given more time. */
const firstBefore = 18;

/** Of every four questions nobody has been given the last. */
const ownerOf = (bid: Lived, n: number): Reference | null => (n % 4 === 3 ? null : nth(writersOf(bid), n));

const said = ({ state, answer }: AskedByBuyer, texts: readonly Text[]) => ({
  state,
  answer: answer?.join(' ') ?? null,
  sources: answer ? sourcesOf(answer, texts) : [],
});

/** A questionnaire that is being answered out of the texts of the library. */
export const questionRecords = (bids: readonly Lived[], texts: readonly Text[], document: Reference): Question[] => {
  const bid = nth(bids, at.begun);
  return asked.map((one, n) => ({
    opportunityId: bid.record.id,
    document,
    number: `${n + 1}`,
    section: one.section,
    text: one.text,
    place: n + 1,
    sheet: place.sheet,
    sheetRow: place.firstRow + n,
    answerColumn: place.answerColumn,
    owner: ownerOf(bid, n),
    due: ownerOf(bid, n) && weekday(addDays(bid.plan.due, Math.floor(n / 2) - firstBefore), -1),
    ...said(one, texts),
    exportedAt: null,
    status: 'Active',
    ...kept('questions', n, instant(begunOn(bid), 55_000 + n), bid.record.rfpManager),
  }));
};
