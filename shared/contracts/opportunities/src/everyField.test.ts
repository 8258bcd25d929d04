import { fieldsOf, kept } from '@bidwright/contract-kit';
import { documents, documentTypes } from './documents.ts';
import { opportunities } from './opportunities.ts';
import { contractTypes, frequencies, parts } from './parts.ts';

const fields = (input: Parameters<typeof fieldsOf>[0]) => fieldsOf(input);
const namesIn = (input: Parameters<typeof fieldsOf>[0]) => [
  ...fields(input).map(({ name }) => name),
  ...Object.keys(kept),
];
const words = (text: string) => text.split(' ');
const choicesOf = (name: string) => fields(opportunities.input).find((field) => field.name === name)?.choices;

test.each([
  [
    'opportunities',
    opportunities.input,
    'bpa budgetType chance client dateQnA decisionDueDate description dueDate endClient estimatedBudgetAmount estimatedBudgetAmountNotes estimatedProjectLength gsaSchedule initialThoughts linkToPosting opportunityOwner opportunityStatus pointsLostOnSections primaryTeam projectType rfpManager role solicitationName solicitationNumber source subContractor submissionMethod teamsInvolved type winningFirm winningAmount notesLostDropped isRecompete originalOpportunity dateCreated nickname expectedAwardDate dueTime dueZone amountKind closedOn nextOptionDate',
  ],
  [
    'documents',
    documents.input,
    'name documentName documentUrl status subContractor documentType opportunityId startDate endDate amount addedBy dateCreated supersedes',
  ],
  ['decisions', parts.decisions.input, 'kind decidedOn decidedBy rationale supersedes sentBy sentAt'],
  ['contacts', parts.contacts.input, 'company contact role'],
  ['actualCosts', parts.actualCosts.input, 'year month kind amount reference'],
  ['amounts', parts.amounts.input, 'year month frequency kind amount'],
  ['comments', parts.comments.input, 'text mentions replyTo'],
])('%s has the fields that are asked for', (_, input, wanted) => {
  expect(namesIn(input)).toEqual(expect.arrayContaining(words(wanted)));
});

test('enumerations have the values of the specification', () => {
  expect(Object.keys(documentTypes)).toEqual(
    words(
      'letterOfCommitment rfiResponseOrCapability rfpTechnical rfpBusiness finalistMaterials reviewerScoresComments nonAnlarAscend conflictOfInterest miscBoilerplate signedContractScope invoices monthlyReports cpars rfp',
    ),
  );
  expect(choicesOf('submissionMethod')).toEqual(['Mail/Drop it off', 'Email/Electronic']);
  expect(choicesOf('status')).toEqual(['Active', 'Inactive']);
  expect(choicesOf('amountKind')).toEqual(['Submitted', 'Estimated']);
  expect(choicesOf('type')).toEqual(['Opportunity', 'Project']);
  expect(frequencies).toEqual(['Monthly', 'Quarterly', 'Annually']);
  expect(contractTypes).toEqual(['Fixed Price/Milestone', 'Time & Materials']);
  expect(Object.keys(opportunities.sub)).toEqual(
    words('changeLog decisions contacts actualCosts amounts comments followers'),
  );
});
