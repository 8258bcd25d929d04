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
      // Who wrote a number as another country does is shown how it is written here.
      if (key === 'validation.type.number')
        return intl.formatMessage({ id: 'kit.form.number' }, { example: intl.formatNumber(1234.5) });
      return intl.formatMessage({ id: key }, Object.fromEntries(written));
    },
    [intl],
  );
};
