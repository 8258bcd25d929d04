import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Fields, and what lists and heads call what follows from them. */
export type Labelled =
  | keyof OpportunityInput
  | 'opportunity'
  | 'team'
  | 'due'
  | 'amount'
  | 'odds'
  | 'weighted'
  | 'dateUpdated';

/** Answers what people call a field, here and everywhere. */
export const useFieldLabel = (): ((name: Labelled) => string) => {
  const intl = useIntl();
  return useCallback((name) => intl.formatMessage({ id: `opportunities.field.${name}` }), [intl]);
};
