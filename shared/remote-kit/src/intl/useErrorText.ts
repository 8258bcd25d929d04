import type { ErrorInfo } from '@bidwright/contract-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** The code of a failure whose message is in the person's language already. */
export const said = 'said';

/** Answers the function that says in the person's language why a call failed, and what to do. */
export const useErrorText = (): ((error: ErrorInfo) => string) => {
  const intl = useIntl();
  return useCallback(
    ({ code, message }) => {
      if (code === said) return message;
      const id = `kit.error.${/^(http50[234]|service-unavailable)$/.test(code) ? 'unavailable' : code}`;
      return intl.messages[id]
        ? intl.formatMessage({ id })
        : intl.formatMessage({ id: 'kit.error.refused' }, { message });
    },
    [intl],
  );
};
