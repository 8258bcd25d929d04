import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import Basket from '@mui/icons-material/ShoppingBasketOutlined';
import { memo, useState } from 'react';
import { useBasket } from './Basket.tsx';
import { BasketContents } from './BasketContents.tsx';
import { EmptyButton } from './EmptyButton.tsx';

/** The way to the basket where it does not stand beside the text. */
export const BasketButton = memo(() => {
  const intl = useIntl();
  const { entries } = useBasket();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Basket />} onClick={() => setOpen(true)}>
        <FormattedMessage id="rfp-library.basket.button" values={{ count: entries.length }} />
      </Button>
      <Dialog
        open={open}
        title={intl.formatMessage({ id: 'rfp-library.basket.title' })}
        onClose={() => setOpen(false)}
        note={<EmptyButton />}
        actions={
          <Button onClick={() => setOpen(false)}>
            <FormattedMessage id="rfp-library.close" />
          </Button>
        }
      >
        <BasketContents />
      </Dialog>
    </>
  );
});
