import type { Message } from '@bidwright/contract-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Answers the function that says what is wrong with a field. A key that no catalog has is said in the server's own words. */
export const useFieldMessage = (): ((found: Message & { message?: string }) => string) => {
  const intl = useIntl();
  return useCallback(
    ({ key, values, message }) => (intl.messages[key] || !message ? intl.formatMessage({ id: key }, values) : message),
    [intl],
  );
};
