import type { RecordOf } from '@bidwright/contract-kit';
import type { rfpContent } from '@bidwright/contract-rfp-library';
import type { DemoDocument } from '../documents/documentRecords.ts';
import type { Lived } from '../opportunities/history.ts';
import { decidedRequirements } from './decidedRequirements.ts';
import { paperRecords } from './papers.ts';
import { planRecords } from './planRecords.ts';
import { questionRecords } from './questionRecords.ts';
import { requirementRecords } from './requirementRecords.ts';

const referTo = ({ id, name }: DemoDocument) => ({ id, name: name ?? '' });

/** What stands of proposals that are being written, and the papers that it came from. */
export const proposalRecords = (
  today: string,
  bids: readonly Lived[],
  texts: readonly RecordOf<typeof rfpContent>[],
) => {
  const papers = paperRecords(bids);
  const [solicitation, questionnaire] = papers;
  return {
    papers,
    ...planRecords(today, bids),
    requirements: [...requirementRecords(bids, referTo(solicitation)), ...decidedRequirements(bids)],
    questions: questionRecords(bids, texts, referTo(questionnaire)),
  };
};
