import { type CartState, emptyCart } from '../cart.ts';

export const seed = (): CartState => ({ cart: emptyCart });
