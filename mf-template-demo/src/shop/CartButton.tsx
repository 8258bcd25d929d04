import { Button } from '@bidwright/remote-kit/ui';
import Cart from '@mui/icons-material/ShoppingCartOutlined';
import { useDemo } from '../client/index.ts';
import { useText } from '../useText.ts';
import { cartAddress } from './addresses.ts';

/** The way to the cart, with how many things are in it. */
export const CartButton = () => {
  const text = useText();
  const { data } = useDemo('GET /api/cart/list');
  const count = data?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <Button variant="outlined" startIcon={<Cart />} href={cartAddress}>
      <bdi>{text('shop.cart', { count })}</bdi>
    </Button>
  );
};
