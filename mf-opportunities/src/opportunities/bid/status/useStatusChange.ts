import type { StatusCategory } from '@bidwright/contract-admin';
import type { ErrorInfo, InputFrom } from '@bidwright/contract-kit';
import { documentTypes, type Needs, type OpportunityInput, parts } from '@bidwright/contract-opportunities';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useAddTo } from '../../../api.ts';
import type { NewDocument } from '../cards/documents/documentSchema.ts';
import { useUpload } from '../cards/documents/useUpload.ts';
import { askedFor, decisionOf, type statusSchema } from './asked.ts';

export type StatusInput = InputFrom<typeof statusSchema>;

const contract = { value: 'signedContractScope', label: documentTypes.signedContractScope };

/** Of what was changed, what goes with the status that was chosen. */
export const changesFor = (
  changed: Partial<StatusInput>,
  category: StatusCategory,
  needs: Needs,
): Partial<OpportunityInput> => {
  const wanted = new Set<string>(['opportunityStatus', ...askedFor[category], ...needs.fields]);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => wanted.has(name)));
};

/** What is written down beside the record's own fields: the decision with its day, and the signed contract. */
export const useStatusChange = (id: string) => {
  const { id: personId, name } = usePerson();
  const [add] = useAddTo('decisions');
  const [picked, pick] = useState<File>();
  const { upload, progress } = useUpload();

  const decide = async ({ decidedOn }: StatusInput, category: StatusCategory): Promise<ErrorInfo | undefined> => {
    const kind = decisionOf[category];
    if (!kind || !decidedOn) return undefined;
    const decision = { ...parts.decisions.input.getDefault(), kind, decidedOn, decidedBy: { id: personId, name } };
    return (await add(id, decision)).error;
  };

  const keepContract = ({ documentName, decidedOn }: StatusInput): Promise<ErrorInfo | undefined> => {
    if (!picked) return Promise.resolve(undefined);
    const input: Partial<NewDocument> = { documentName: documentName ?? undefined, documentType: contract };
    return upload(id, { ...input, startDate: decidedOn ?? null } as NewDocument, picked);
  };

  /** Answers the first that went wrong, if anything; and whether more than the record itself was written, which no undo takes back. */
  const record = async (input: StatusInput, category: StatusCategory) => {
    const isWon = category === 'Won';
    const failure = (await decide(input, category)) ?? (isWon ? await keepContract(input) : undefined);
    return { failure, isMore: Boolean(decisionOf[category] && input.decidedOn) || (isWon && picked !== undefined) };
  };

  return { record, file: { picked, onPick: pick }, progress };
};
