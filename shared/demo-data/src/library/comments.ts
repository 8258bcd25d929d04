import type { Kept, RecordOf } from '@bidwright/contract-kit';
import type { rfpContent } from '@bidwright/contract-rfp-library';
import { kept, nth } from '../records.ts';

/** Every how-manieth text somebody has said something about. */
const every = 6;

const said = [
  'Read well by reviewers: the steps with their dates were quoted back to us.',
  'Check the figures before this goes out again, they are from the older contract.',
  'Shorter is better here. The first two paragraphs say it all.',
  'The client asked for names of staff in this section; add them when you take it over.',
] as const;

/** What was said about a text, by its owner. */
export const commentsOf = (
  { owner, addedBy, dateCreated }: RecordOf<typeof rfpContent>,
  n: number,
): (Kept & { text: string })[] =>
  n % every === 0
    ? [{ ...kept('rfpContent_comments', n, dateCreated + 86_400, owner ?? addedBy), text: nth(said, n / every) }]
    : [];
