import type { DocumentType } from '@bidwright/contract-opportunities';
import { useDocuments } from '../../../../api.ts';

/** The documents of a bid that are there, of one kind where that is said: by `documentType.value` and `opportunityId`. */
export const useDocumentsOf = (id: string, type?: DocumentType) =>
  useDocuments({
    where: [
      { field: 'opportunityId', is: 'eq', value: id },
      { field: 'status', is: 'eq', value: 'Active' },
      ...(type ? [{ field: 'documentType.value', is: 'eq', value: type } as const] : []),
    ],
    limit: 200,
  });
