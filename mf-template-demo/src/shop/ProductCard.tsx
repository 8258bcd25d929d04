import type { Product } from '@bidwright/contract-template-demo/api';
import { Box, Button, Card, Link, Typography } from '@bidwright/remote-kit/ui';
import { Picture } from '../picture/Picture.tsx';
import { Stars } from '../Stars.tsx';
import { useText } from '../useText.ts';
import { productAddress } from './addresses.ts';
import { Price } from './Price.tsx';
import { useAddToCart } from './useAddToCart.ts';

/** A product as a card, to look at or to buy at once. */
export const ProductCard = ({ product }: { product: Product }) => {
  const text = useText();
  const add = useAddToCart();
  const { id, name, stock, rating } = product;
  return (
    <Card component="article" aria-labelledby={`${id}-name`} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Picture seed={name} ratio="8 / 5" />
      <Box sx={{ display: 'grid', gap: 0.5, padding: 2, flex: 1, alignContent: 'start' }}>
        <Typography variant="h3" component="h2" id={`${id}-name`}>
          <Link href={productAddress(id)} color="inherit">
            <span dir="auto">{name}</span>
          </Link>
        </Typography>
        <Stars rating={rating} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Price product={product} />
          <Button
            size="small"
            variant="outlined"
            disabled={stock === 0}
            aria-label={stock > 0 ? text('shop.addOf', { name }) : undefined}
            onClick={() => add(product)}
          >
            {text(stock > 0 ? 'shop.add' : 'shop.none')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
