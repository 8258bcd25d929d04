import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useBasket } from './Basket.tsx';

/** Takes all out of the basket, which can be undone. */
export const EmptyButton = () => {
  const intl = useIntl();
  const alert = useAlert();
  const { entries, empty, putBack } = useBasket();
  if (entries.length === 0) return null;
  const takeOut = () => {
    empty();
    const text = intl.formatMessage({ id: 'rfp-library.basket.emptied' });
    const action = { label: intl.formatMessage({ id: 'rfp-library.undo' }), run: () => putBack(entries) };
    alert({ severity: 'success', text, action });
  };
  return (
    <Button size="small" onClick={takeOut}>
      <FormattedMessage id="rfp-library.basket.empty" />
    </Button>
  );
};
