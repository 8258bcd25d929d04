import { useAlert } from '@bidwright/shell-api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Answers the function that puts a text on the clipboard and says so, or that the browser does not let it. */
export const useCopy = (): ((text: string, done: string) => Promise<void>) => {
  const intl = useIntl();
  const alert = useAlert();
  return useCallback(
    async (text, done) => {
      try {
        await navigator.clipboard.writeText(text);
        alert({ severity: 'success', compact: true, text: done });
      } catch {
        alert({ severity: 'error', text: intl.formatMessage({ id: 'kit.copy.refused' }) });
      }
    },
    [alert, intl],
  );
};
