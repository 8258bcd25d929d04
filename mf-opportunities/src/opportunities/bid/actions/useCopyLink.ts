import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';

/** Puts an address of the app on the clipboard; without one, that of the page. */
export const useCopyLink = (address?: string): (() => void) => {
  const intl = useIntl();
  const alert = useAlert();
  const copy = async () => {
    const { origin, pathname } = window.location;
    const done = await navigator.clipboard.writeText(origin + (address ?? pathname)).then(
      () => true,
      () => false,
    );
    alert({
      severity: done ? 'success' : 'error',
      text: intl.formatMessage({ id: done ? 'opportunities.link.copied' : 'opportunities.link.failed' }),
      compact: done,
    });
  };
  return () => void copy();
};
