import { amount, choice, count, object, text } from '@bidwright/contract-kit';
import { type Address, addressFields } from './address.ts';
import { id, title } from './fields.ts';
import { changed } from './list.ts';
import { type DemoContext, type Routes, refuse, routesOf, unknownId } from './route.ts';

export const shippingCharges = { fast: 5, free: 0 } as const;
export type Shipping = keyof typeof shippingCharges;

export interface CartLine {
  id: string;
  productId: string;
  name: string;
  hue: number;
  color: string | null;
  size: string | null;
  /** Dollars for one. */
  price: number;
  quantity: number;
}

export interface Cart {
  lines: CartLine[];
  billing: Omit<Address, 'isDefault' | 'id'> | null;
  shipping: Shipping;
  payment: { method: 'card' | 'cod' | 'paypal'; card: string | null };
  code: string | null;
  /** Dollars. */
  discount: number;
}

/** A cart with its sums, in dollars. */
export interface CartAnswer extends Cart {
  subtotal: number;
  shippingCharge: number;
  total: number;
}

export interface CartState {
  cart: Cart;
}

export const emptyCart: Cart = {
  lines: [],
  billing: null,
  shipping: 'free',
  payment: { method: 'card', card: null },
  code: null,
  discount: 0,
};

const maxLines = 100;
const maxOfOne = 99;
const cents = (dollars: number) => Math.round(dollars * 100) / 100;

const withSums = (cart: Cart): CartAnswer => {
  const subtotal = cents(cart.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const discount = Math.min(cart.discount, subtotal);
  const shippingCharge = cart.lines.length > 0 ? shippingCharges[cart.shipping] : 0;
  return { ...cart, subtotal, discount, shippingCharge, total: cents(subtotal - discount + shippingCharge) };
};

const kept = (cart: Cart) => ({ state: { cart }, data: withSums(cart) });

const upTo = ({ random }: DemoContext, max: number) => 1 + Math.floor(random() * max);

const worth = new Map<string, (context: DemoContext) => number>([
  ['BERRY50', (context) => upTo(context, 49)],
  ['FLAT05', () => 5],
  ['SUB150', () => 150],
  ['UPTO200', (context) => upTo(context, 199)],
]);

const line = object({
  productId: id('products'),
  name: title(),
  hue: count().required(),
  color: text(30),
  size: text(30),
  price: amount().required(),
  quantity: count().min(1).max(maxOfOne).required(),
});

const { isDefault: _, ...billingFields } = addressFields;

const isSame = (a: Omit<CartLine, 'id'>, b: Omit<CartLine, 'id'>) =>
  a.productId === b.productId && a.color === b.color && a.size === b.size;

const { get, post } = routesOf<CartState>();

export const routes = {
  'GET /api/cart/list': get(({ cart }) => ({ data: withSums(cart) })),

  /** The same product in the same colour and size counts up. */
  'POST /api/cart/add': post(line, ({ cart }, { body, context }) => {
    const same = cart.lines.find((one) => isSame(one, body));
    if (!same && cart.lines.length === maxLines) return refuse(400, `A cart holds ${maxLines} products at most`);
    const lines = same
      ? cart.lines.map((one) =>
          one === same ? { ...one, quantity: Math.min(maxOfOne, one.quantity + body.quantity) } : one,
        )
      : [...cart.lines, { ...body, id: context.newId() }];
    return kept({ ...cart, lines });
  }),

  'POST /api/cart/remove': post(object({ id: id('cartLines') }), ({ cart }, { body }) => {
    const lines = cart.lines.filter((one) => one.id !== body.id);
    return lines.length < cart.lines.length ? kept({ ...cart, lines }) : unknownId('product in the cart');
  }),

  'POST /api/cart/update': post(
    object({ id: id('cartLines'), quantity: count().min(1).max(maxOfOne).required() }),
    ({ cart }, { body }) => {
      const lines = changed(cart.lines, body.id, (one) => ({ ...one, quantity: body.quantity }));
      return lines ? kept({ ...cart, lines }) : unknownId('product in the cart');
    },
  ),

  'POST /api/cart/billing-address': post(object(billingFields), ({ cart }, { body }) =>
    kept({ ...cart, billing: body }),
  ),

  'POST /api/cart/discount': post(
    object({ total: amount().required(), code: text(40) }),
    ({ cart }, { body, context }) =>
      kept({
        ...cart,
        code: body.code,
        discount: Math.min(worth.get(body.code ?? '')?.(context) ?? 0, body.total),
      }),
  ),

  'POST /api/cart/shipping-charge': post(
    object({
      /** What shipping cost before: pages send it, nothing follows from it. */
      shipping: amount(),
      charge: choice(['fast', 'free']).required(),
    }),
    ({ cart }, { body }) => kept({ ...cart, shipping: body.charge }),
  ),

  'POST /api/cart/payment-method': post(
    object({ method: choice(['card', 'cod', 'paypal']).required() }),
    ({ cart }, { body }) => kept({ ...cart, payment: { ...cart.payment, method: body.method } }),
  ),

  /** Which of the cards shown was chosen; a number is nothing to keep. */
  'POST /api/cart/payment-card': post(
    object({ card: choice(['visa', 'mastercard']).required() }),
    ({ cart }, { body }) => kept({ ...cart, payment: { ...cart.payment, card: body.card } }),
  ),

  'POST /api/cart/reset': post(object({}), () => kept(emptyCart)),
} satisfies Routes<CartState>;
