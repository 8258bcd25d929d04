import type { Product } from '@bidwright/contract-template-demo/api';
import { Box, Button, Card, Tag, Typography } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { Choices } from '../../Choices.tsx';
import { Stars } from '../../Stars.tsx';
import { useText } from '../../useText.ts';
import { Price } from '../Price.tsx';
import { Quantity } from '../Quantity.tsx';
import { useAddToCart } from '../useAddToCart.ts';
import { Views } from './Views.tsx';

const sizes = ['S', 'M', 'L'] as const;

const columns = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** A product to look at from all sides and to buy as one wishes. */
export const Offer = ({ product }: { product: Product }) => {
  const text = useText();
  const add = useAddToCart();
  const { name, about, colors, rating, stock } = product;
  const [color, setColor] = useState(colors[0]);
  const [size, setSize] = useState<(typeof sizes)[number]>('M');
  const [quantity, setQuantity] = useState(1);
  return (
    <Card sx={{ display: 'grid', gap: 3, gridTemplateColumns: columns, padding: 2 }}>
      <Views name={name} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Price product={product} />
          <Stars rating={rating} />
          <Tag tone={stock > 0 ? 'success' : 'error'}>{text('shop.stock', { stock })}</Tag>
        </Box>
        <Typography variant="body1">
          <span dir="auto">{about}</span>
        </Typography>
        <Choices
          label={text('shop.color')}
          choices={colors.map((value) => ({ value, label: text(`shop.colors.${value}`) }))}
          value={color}
          onChange={setColor}
        />
        <Choices
          label={text('shop.size')}
          choices={sizes.map((value) => ({ value, label: value }))}
          value={size}
          onChange={setSize}
        />
        {stock > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Quantity name={name} value={quantity} max={stock} onChange={setQuantity} />
            <Button variant="contained" onClick={() => add(product, { color, size, quantity })}>
              {text('shop.add')}
            </Button>
          </Box>
        )}
      </Box>
    </Card>
  );
};
