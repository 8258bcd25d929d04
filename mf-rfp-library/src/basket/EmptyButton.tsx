import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useBasket } from './Basket.tsx';

/** Takes all out of the basket. */
export const EmptyButton = () => {
  const { entries, empty } = useBasket();
  if (entries.length === 0) return null;
  return (
    <Button size="small" onClick={empty}>
      <FormattedMessage id="rfp-library.basket.empty" />
    </Button>
  );
};
