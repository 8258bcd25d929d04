import {
  amount,
  collection,
  day,
  fileFacts,
  fileFields,
  has,
  type InputOf,
  labelled,
  type Match,
  message,
  object,
  type RecordOf,
  type Right,
  recordId,
  reference,
  text,
} from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';
import { creators, readers } from './rights.ts';

/** What documents are for, as programs spell it, with what records call it. Pages translate the value. */
export const documentTypes = {
  letterOfCommitment: 'Letter of commitment',
  rfiResponseOrCapability: 'RFI response or capability statement',
  rfpTechnical: 'RFP technical proposal',
  rfpBusiness: 'RFP business proposal',
  finalistMaterials: 'Finalist materials',
  reviewerScoresComments: 'Reviewers’ scores and comments',
  nonAnlarAscend: 'Other firm’s material',
  conflictOfInterest: 'Conflict of interest',
  miscBoilerplate: 'Other boilerplate',
  signedContractScope: 'Signed contract and scope',
  invoices: 'Invoices',
  monthlyReports: 'Monthly reports',
  cpars: 'CPARS',
  rfp: 'RFP',
};
export type DocumentType = keyof typeof documentTypes;

/** What Operations sees to once a bid is won. */
export const contractDocuments: DocumentType[] = ['signedContractScope', 'invoices', 'monthlyReports', 'cpars'];

const ofBid = (match: Match): Match => ({ ...match, field: `parent.${match.field}` });

/** Who may write a bid may write its documents. Operations writes documents of contracts, whosever the bid is. */
const writers: Right = (person) => {
  const bids = creators(person);
  if (bids === 'all') return 'all';
  const matches = [
    ...(bids === 'none' ? [] : bids.map(ofBid)),
    ...(has(person, 'Operations') ? [{ field: 'documentType.value', ids: contractDocuments }] : []),
  ];
  return matches.length > 0 ? matches : 'none';
};

const isInOrder = (end: string | null | undefined, start: unknown) => !end || typeof start !== 'string' || end >= start;

/** A file that belongs to an opportunity. */
export const documents = collection({
  name: 'documents',
  service: 'opportunities',
  input: object({
    /** Without one it is called like its file. */
    name: text(255),
    documentType: labelled(documentTypes).required(),
    opportunityId: recordId('opportunities').required(),
    subContractor: reference('companies'),
    /** Of a signed contract its period; of an invoice or a report the time it is about. */
    startDate: day(),
    endDate: day().test(
      'order',
      () => message('documents.endDate.beforeStart'),
      (end, { parent }) => isInOrder(end, parent.startDate),
    ),
    amount: amount(),
    /** The document in whose place it comes. */
    supersedes: reference('documents'),
    ...fileFields(),
  }),
  search: ['name', 'documentName'],
  asked: {
    sort: ['name', 'documentType', 'startDate', 'endDate'],
    filter: ['opportunityId', 'subContractor', 'supersedes', 'textState', 'status'],
  },
  rights: { read: readers, create: writers, update: writers },
  byService: fileFacts,
  parent: { field: 'opportunityId', collection: opportunities },
  file: { folder: 'documents' },
});

export type DocumentInput = InputOf<typeof documents>;
export type Document = RecordOf<typeof documents>;

/** A document that passes every rule; tests say what differs. */
export const sampleDocument = (overrides: Partial<DocumentInput> = {}) => ({
  name: 'Signed contract',
  documentType: { value: 'signedContractScope', label: documentTypes.signedContractScope },
  opportunityId: '00000000-0000-7000-8000-000000000009',
  subContractor: null,
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  amount: 1_250_000,
  supersedes: null,
  documentName: 'contract.pdf',
  ...overrides,
});
