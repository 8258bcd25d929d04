import type { OpportunityStatus } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Fields of a status that name what bids must have. */
export type Asking = keyof Pick<OpportunityStatus, 'requiredFields' | 'requiredDocuments'>;

export const isAsking = (field: string): field is Asking => field === 'requiredFields' || field === 'requiredDocuments';

const places: Record<Asking, string> = {
  requiredFields: 'opportunities.field',
  requiredDocuments: 'opportunities.documentType',
};

/** Answers the function that says what people call a field or a document of bids. */
export const useAskedText = (): ((field: Asking, name: string) => string) => {
  const intl = useIntl();
  return useCallback(
    (field, name) => {
      const id = `${places[field]}.${name}`;
      return intl.messages[id] ? intl.formatMessage({ id }) : name;
    },
    [intl],
  );
};
