import type { Product } from '@bidwright/contract-template-demo/api';
import { useAlert } from '@bidwright/shell-api';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';

interface Wish {
  color?: string;
  size?: string;
  quantity?: number;
}

/** Answers the function that puts a product into the cart and says so. */
export const useAddToCart = () => {
  const text = useText();
  const alert = useAlert();
  const sayError = useSayError();
  const [add] = useDemoSend('POST /api/cart/add');
  return async ({ id, name, picture, colors, salePrice }: Product, { color, size, quantity = 1 }: Wish = {}) => {
    const line = { productId: id, name, hue: picture.hue, price: salePrice, size: size ?? null, quantity };
    if (!sayError(await add({ ...line, color: color ?? colors[0] ?? null }))) return;
    alert({ severity: 'success', compact: true, text: text('shop.added', { name }) });
  };
};
