import type { RecordOf } from '@bidwright/contract-kit';
import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import { type DocumentType, type documents, documentTypes } from '@bidwright/contract-opportunities';
import { instant } from '../days.ts';
import { idOf } from '../ids.ts';
import type { Lived } from '../opportunities/history.ts';
import { kept, nth } from '../records.ts';
import { pdf } from './pdf.ts';

/** A document with its file, and the words in it. */
export type DemoDocument = RecordOf<typeof documents> & { file: { content: string | Uint8Array; words: string } };

/** Papers of bids and contracts; those of proposals that are being written come after them. */
export const documentCount = 270;
const contracts = 20;

const ofContracts: DocumentType[] = ['invoices', 'monthlyReports', 'cpars'];
const ofBids: DocumentType[] = [
  'rfp',
  'rfpTechnical',
  'rfpBusiness',
  'letterOfCommitment',
  'rfiResponseOrCapability',
  'finalistMaterials',
  'reviewerScoresComments',
  'conflictOfInterest',
  'miscBoilerplate',
  'nonAnlarAscend',
];

interface Planned {
  bid: Lived;
  type: DocumentType;
}

/** First the contracts, then what goes with them, then what goes with bids. */
const planned = (bids: readonly Lived[]): Planned[] => {
  const projects = bids.filter(({ plan }) => plan.project);
  return Array.from({ length: documentCount }, (_, n) => {
    if (n < contracts) return { bid: nth(projects, n), type: 'signedContractScope' };
    return n % 4 === 0
      ? { bid: nth(projects, n / 4), type: nth(ofContracts, Math.floor(n / 4)) }
      : { bid: nth(bids, n), type: nth(ofBids, n) };
  });
};

/** What a contract or its papers are about: the whole time, or one month of it. */
const periodOf = ({ bid: { plan, record }, type }: Planned, n: number) => {
  const { project } = plan;
  const amount = record.winningAmount ?? record.estimatedBudgetAmount;
  if (!project || type === 'cpars') return {};
  if (type === 'signedContractScope')
    return { startDate: project.start, endDate: addDays(startOfMonth(project.start, project.months), -1), amount };
  const [startDate, next] = [startOfMonth(project.start, n % 3), startOfMonth(project.start, (n % 3) + 1)];
  const monthly = amount === null ? null : Math.round(amount / project.months);
  return { startDate, endDate: addDays(next, -1), amount: type === 'invoices' ? monthly : null };
};

const linesOf = ({ bid: { plan, record }, type }: Planned, label: string) => [
  label,
  `${record.solicitationName} (${record.solicitationNumber ?? 'without a number'})`,
  `Client: ${record.client.name}`,
  `Team: ${plan.subject.team}`,
  `Due: ${record.dueDate}`,
  type === 'signedContractScope'
    ? 'The scope of work is that of the proposal as accepted by the client.'
    : 'For use within the firm.',
];

/** Papers of bids and contracts, each with a small file of its own. */
export const documentRecords = (bids: readonly Lived[]): DemoDocument[] =>
  planned(bids).map((one, n) => {
    const { bid, type } = one;
    const { record, plan } = bid;
    const label = documentTypes[type];
    const lines = linesOf(one, label);
    const isPdf = n % 5 !== 4;
    const content = isPdf ? pdf(lines) : `${lines.join('\n')}\n`;
    const at = kept('documents', n, instant(plan.until, 60_000 + n), record.addedBy);
    return {
      name: `${label}: ${record.solicitationName}`.slice(0, 255),
      documentType: { value: type, label },
      opportunityId: record.id,
      subContractor: record.subContractor[0] ?? null,
      startDate: null,
      endDate: null,
      amount: null,
      ...periodOf(one, n),
      supersedes: null,
      documentName: `${type}-${record.solicitationNumber ?? n}.${isPdf ? 'pdf' : 'txt'}`,
      documentUrl: `/api/opportunities/files/${idOf('documents', n)}`,
      mediaType: isPdf ? 'application/pdf' : 'text/plain',
      size: new TextEncoder().encode(content).length,
      textState: 'Ready',
      textProblem: null,
      status: 'Active',
      ...at,
      file: { content, words: lines.join('\n') },
    };
  });
