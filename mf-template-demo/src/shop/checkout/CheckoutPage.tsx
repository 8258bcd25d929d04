import { Steps } from '@bidwright/remote-kit/forms';
import { useLocation, useNavigate } from '@bidwright/remote-kit/router';
import { Box, Button, Card, Page, Stack } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemo } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../useText.ts';
import { cartAddress, checkoutAddress, shopAddress } from '../addresses.ts';
import { Billing } from './Billing.tsx';
import { CartLines } from './CartLines.tsx';
import { Complete } from './Complete.tsx';
import { Payment } from './Payment.tsx';
import { Sums } from './Sums.tsx';

const steps = ['cart', 'billing', 'payment', 'complete'] as const;

const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' };

/** From the cart to the last word of an order, step by step. */
export const CheckoutPage = () => {
  const text = useText();
  const navigate = useNavigate();
  const atCart = useLocation().pathname === cartAddress;
  const [later, setLater] = useState<(typeof steps)[number]>('billing');
  const [paid, setPaid] = useState(0);
  const cart = useDemo('GET /api/cart/list');
  const step = atCart ? 'cart' : later;
  return (
    <Page
      title={text(atCart ? 'checkout.cart' : 'checkout.title')}
      parents={[{ title: text('shop.title'), url: shopAddress }]}
      width="form"
    >
      <Stack sx={{ gap: 2 }}>
        <Card sx={{ padding: 2 }}>
          <Steps current={steps.indexOf(step)} steps={steps.map((name) => ({ label: text(`checkout.${name}`) }))} />
        </Card>
        {step === 'complete' ? (
          <Complete total={paid} />
        ) : (
          <Loaded reading={{ ...cart, data: cart.data?.lines }} empty={text('checkout.empty')}>
            {(lines) =>
              cart.data && (
                <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2, alignItems: 'start' }}>
                  {step === 'cart' && <CartLines lines={lines} />}
                  {step === 'billing' && <Billing onDone={() => setLater('payment')} />}
                  {step === 'payment' && (
                    <Payment
                      cart={cart.data}
                      onBack={() => setLater('billing')}
                      onDone={(total) => {
                        setPaid(total);
                        setLater('complete');
                      }}
                    />
                  )}
                  <Sums cart={cart.data} asksForCode={step === 'cart'}>
                    {step === 'cart' && (
                      <Button variant="contained" fullWidth onClick={() => navigate(checkoutAddress)}>
                        {text('checkout.go')}
                      </Button>
                    )}
                  </Sums>
                </Box>
              )
            }
          </Loaded>
        )}
        {step !== 'complete' && cart.data?.lines.length === 0 && (
          <Button variant="contained" href={shopAddress} sx={{ alignSelf: 'center' }}>
            {text('checkout.toShop')}
          </Button>
        )}
      </Stack>
    </Page>
  );
};
