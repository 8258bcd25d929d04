import type { RichText } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useCopy } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { htmlOf } from './html.ts';

/** Answers the function that copies a text with its form, or without it where the browser cannot do more. */
export const useCopyRich = () => {
  const intl = useIntl();
  const alert = useAlert();
  const copy = useCopy();
  return async (text: RichText, plain: string): Promise<void> => {
    const done = intl.formatMessage({ id: 'rfp-library.copied.rich' });
    try {
      const item = new ClipboardItem({
        'text/html': new Blob([htmlOf(text)], { type: 'text/html' }),
        'text/plain': new Blob([plain], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
      alert({ severity: 'success', compact: true, text: done });
    } catch {
      await copy(plain, intl.formatMessage({ id: 'rfp-library.copied' }));
    }
  };
};
