import type { CartAnswer } from '@bidwright/contract-template-demo/api';
import { Box, Money, SectionCard } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';
import { useText } from '../../useText.ts';
import { DiscountCode } from './DiscountCode.tsx';

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.5 };
const last = { ...line, borderBlockStart: '1px solid', borderColor: 'divider', paddingBlockStart: 1, fontWeight: 600 };

/** What an order comes to; in the cart a code may take something off. */
export const Sums = ({
  cart,
  asksForCode,
  children,
}: PropsWithChildren<{ cart: CartAnswer; asksForCode: boolean }>) => {
  const text = useText();
  const { subtotal, discount, shippingCharge, total } = cart;
  return (
    <SectionCard title={text('checkout.sums')}>
      <Box component="dl" sx={{ margin: 0, '& dd': { margin: 0 } }}>
        {Object.entries({ subtotal, discount: -discount, shippingCharge, total }).map(([name, amount]) => (
          <Box key={name} sx={name === 'total' ? last : line}>
            <dt>{text(`checkout.${name}`)}</dt>
            <dd>
              <Money amount={amount || 0} />
            </dd>
          </Box>
        ))}
      </Box>
      {asksForCode && <DiscountCode cart={cart} />}
      <Box sx={{ marginBlockStart: 2 }}>{children}</Box>
    </SectionCard>
  );
};
