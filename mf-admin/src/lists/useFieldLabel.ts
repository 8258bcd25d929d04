import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Answers the function that names a field in the person's language. */
export const useFieldLabel = (): ((field: string) => string) => {
  const intl = useIntl();
  return useCallback((field) => intl.formatMessage({ id: `admin.field.${field}` }), [intl]);
};
