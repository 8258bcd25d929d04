import type { Product } from '@bidwright/contract-template-demo/api';
import { Box, Money } from '@bidwright/remote-kit/ui';
import { useText } from '../useText.ts';

/** What is asked for a product now, and what was asked before where that was more. */
export const Price = ({ product: { price, salePrice } }: { product: Pick<Product, 'price' | 'salePrice'> }) => {
  const text = useText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        <Money amount={salePrice} />
      </Box>
      {salePrice < price && (
        <Box
          component="del"
          aria-label={text('shop.before')}
          sx={{ typography: 'caption', color: 'text.secondary', textDecoration: 'line-through' }}
        >
          <Money amount={price} />
        </Box>
      )}
    </Box>
  );
};
