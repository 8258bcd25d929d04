import { Box, Typography } from '@bidwright/remote-kit/ui';
import { useDemo } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../useText.ts';
import { Columns } from '../../widgets/Columns.tsx';
import { ProductCard } from '../ProductCard.tsx';

/** Products of the same kinds. */
export const Related = ({ id }: { id: string }) => {
  const text = useText();
  const reading = useDemo('POST /api/product/related', { id });
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {text('shop.related')}
      </Typography>
      <Loaded reading={reading} empty={text('shop.empty')} height={160}>
        {(products) => (
          <Columns min={220}>
            {products.slice(0, 4).map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </Columns>
        )}
      </Loaded>
    </Box>
  );
};
