import { LateTexts } from '../LateTexts.tsx';
import { WithRecord } from '../opportunities/bid/record/WithRecord.tsx';
import { Questions } from './Questions.tsx';

/** The questions that come with a solicitation, and their answers out of the library. */
export const QuestionsPage = () => (
  <LateTexts>
    <WithRecord of="record">{(record) => <Questions record={record} />}</WithRecord>
  </LateTexts>
);
