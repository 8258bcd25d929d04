import type { RichText } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import type { Entry } from '../api.ts';
import { htmlOf } from './html.ts';

/** Copies a text with its form, or without it where that is wanted or the browser cannot do more. Who copied is offered to note where it is used. */
export const useCopyText = ({ rfpContent }: Pick<Entry, 'rfpContent'>, text: RichText, onUse: () => void) => {
  const intl = useIntl();
  const alert = useAlert();
  const said = (id: string) => intl.formatMessage({ id });
  const tell = (id: string) => {
    const action = { label: said('rfp-library.use.record'), run: onUse };
    alert({ severity: 'success', text: said(`rfp-library.${id}`), action });
  };
  const plain = async () => {
    try {
      await navigator.clipboard.writeText(rfpContent);
      tell('copied');
    } catch {
      alert({ severity: 'error', text: said('kit.copy.refused') });
    }
  };
  const rich = async () => {
    try {
      const item = new ClipboardItem({
        'text/html': new Blob([htmlOf(text)], { type: 'text/html' }),
        'text/plain': new Blob([rfpContent], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
      tell('copied.rich');
    } catch {
      await plain();
    }
  };
  return { plain, rich };
};
