import type { InputFrom, Kept } from '@bidwright/contract-kit';
import type { parts } from '@bidwright/contract-opportunities';
import { nth } from '../../records.ts';
import type { Lived } from '../history.ts';
import { staffOf } from '../staff.ts';
import { keptOf } from './part.ts';

const said = [
  'The questions are in. I asked for the record counts and for the name of the current contractor.',
  'Can we get the résumés by Thursday? Two of them still show last year’s certificates.',
  'I spoke with the contracting officer: the page limit holds, appendices do not count.',
  'Price team needs the level of effort by task before the week is over.',
  'Color review is on Monday. Please have graphics one and three in the shared draft.',
  'The partner has agreed to twenty percent and sends its past performance tomorrow.',
] as const;

/** What was said about a bid: at every second bid one remark to its manager. */
export const commentRecords = (bid: Lived): (InputFrom<typeof parts.comments.input> & Kept)[] => {
  if (bid.plan.n % 2 === 1) return [];
  const { rfpManager, editors } = staffOf(bid.plan);
  const text = nth(said, bid.plan.n / 2);
  return [
    { text, mentions: [rfpManager], replyTo: null, ...keptOf('comments', bid, 0, bid.plan.created, nth(editors, 0)) },
  ];
};
