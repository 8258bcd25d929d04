import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Answers what a document of a kind is called among what a bid lacks. */
export const useDocumentName = (): ((type: string) => string) => {
  const intl = useIntl();
  return useCallback(
    (kind) => {
      const type = intl.formatMessage({ id: `opportunities.documentType.${kind}` });
      return intl.formatMessage({ id: 'opportunities.missing.document' }, { type });
    },
    [intl],
  );
};
