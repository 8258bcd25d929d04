import { documentTypes } from '@bidwright/contract-opportunities';
import { instant } from '../days.ts';
import { type DemoDocument, documentCount } from '../documents/documentRecords.ts';
import { idOf } from '../ids.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { asked } from './asked.ts';
import { solicitationText } from './demands.ts';
import { at, begunOn } from './plannedBids.ts';
import { questionnaire } from './workbook.ts';

interface Paper {
  bid: Lived;
  name: string;
  documentName: string;
  mediaType: string;
  file: DemoDocument['file'];
}

const paperOf = (n: number, { bid, name, documentName, mediaType, file }: Paper): DemoDocument => ({
  name,
  documentType: { value: 'rfp', label: documentTypes.rfp },
  opportunityId: bid.record.id,
  subContractor: null,
  startDate: null,
  endDate: null,
  amount: null,
  supersedes: null,
  documentName,
  documentUrl: `/api/opportunities/files/${idOf('documents', documentCount + n)}`,
  mediaType,
  size: Buffer.byteLength(file.content),
  textState: 'Ready',
  textProblem: null,
  status: 'Active',
  ...kept('documents', documentCount + n, instant(begunOn(bid), 51_000 + n), bid.record.rfpManager),
  file,
});

/** The solicitation whose requirements are kept, and the questionnaire that is answered. */
export const paperRecords = (bids: readonly Lived[]): [solicitation: DemoDocument, questionnaire: DemoDocument] => {
  const [inWork, begun] = [nth(bids, at.inWork), nth(bids, at.begun)];
  const text = solicitationText(inWork.record.solicitationName);
  return [
    paperOf(0, {
      bid: inWork,
      name: 'Request for proposals',
      documentName: 'solicitation.txt',
      mediaType: 'text/plain',
      file: { content: text, words: text },
    }),
    paperOf(1, {
      bid: begun,
      name: 'Supplier questionnaire',
      documentName: 'questionnaire.xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      file: { content: questionnaire(), words: asked.map((one) => one.text).join('\n') },
    }),
  ];
};
