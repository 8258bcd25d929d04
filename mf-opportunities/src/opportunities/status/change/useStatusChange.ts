import type { StatusCategory } from '@bidwright/contract-admin';
import type { ErrorInfo, InputFrom } from '@bidwright/contract-kit';
import { documentTypes, type OpportunityInput, parts } from '@bidwright/contract-opportunities';
import { usePerson } from '@bidwright/shell-api';
import { useAddTo } from '../../../api.ts';
import type { NewDocument } from '../../parts/documents/documentSchema.ts';
import { useUpload } from '../../parts/documents/useUpload.ts';
import { askedFor, decisionOf, type statusSchema } from './asked.ts';

export type StatusInput = InputFrom<typeof statusSchema>;

const contract = { value: 'signedContractScope', label: documentTypes.signedContractScope };

/** Of what was changed, what goes with the status that was chosen. */
export const changesFor = (changed: Partial<StatusInput>, category: StatusCategory): Partial<OpportunityInput> => {
  const wanted = new Set<string>(['opportunityStatus', ...askedFor[category]]);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => wanted.has(name)));
};

/** What is written down beside the record's own fields: the decision with its day, and the signed contract. */
export const useStatusChange = (id: string) => {
  const { id: personId, name } = usePerson();
  const [add] = useAddTo('decisions');
  const file = useUpload(id);

  const decide = async ({ decidedOn }: StatusInput, category: StatusCategory): Promise<ErrorInfo | undefined> => {
    const kind = decisionOf[category];
    if (!kind || !decidedOn) return undefined;
    const decision = { ...parts.decisions.input.getDefault(), kind, decidedOn, decidedBy: { id: personId, name } };
    return (await add(id, decision)).error;
  };

  const keepContract = ({ documentName, decidedOn }: StatusInput): Promise<ErrorInfo | undefined> => {
    const input: Partial<NewDocument> = { documentName: documentName ?? undefined, documentType: contract };
    return file.upload({ ...input, startDate: decidedOn ?? null } as NewDocument);
  };

  /** Answers the first that went wrong, or nothing. */
  const record = async (input: StatusInput, category: StatusCategory): Promise<ErrorInfo | undefined> =>
    (await decide(input, category)) ?? (category === 'Won' ? await keepContract(input) : undefined);

  return { record, file: { picked: file.picked, onPick: file.pick }, progress: file.progress };
};
