import type { Message } from '@bidwright/contract-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Answers the function that says what is wrong with a field. Figures are written as the language has them. A key that no catalog has is said in the server's own words. */
export const useFieldMessage = (): ((found: Message & { message?: string }) => string) => {
  const intl = useIntl();
  return useCallback(
    ({ key, values = {}, message }) => {
      if (!intl.messages[key] && message) return message;
      const written = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' ? intl.formatNumber(value) : value,
      ]);
      return intl.formatMessage({ id: key }, Object.fromEntries(written));
    },
    [intl],
  );
};
