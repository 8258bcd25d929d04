import type { Cases } from './run.ts';

const filter = 'POST /api/products/filter';
const discount = 'POST /api/cart/discount';

interface Priced {
  price: number;
  salePrice: number;
  popularity: number;
  addedAtMs: number;
}

/** A list whose values, one after the other, never rise. */
const falling = (value: (one: Priced) => number) => ({
  asymmetricMatch: (list: Priced[]) =>
    list.length > 1 && list.every((one, at) => value(one) <= value(list[at - 1] ?? one)),
});

const line = { productId: 'product-1', name: 'Wool scarf', hue: 10, price: 20.5, quantity: 2 };
const address = { name: 'Ann Lee', street: 'Mill Lane', city: 'Lyon', country: 'France' };

const between = (low: number, high: number) => ({
  asymmetricMatch: ({ discount: off }: { discount: number }) => Number.isInteger(off) && off >= low && off <= high,
});
const defaults = (id: string) => ({
  asymmetricMatch: (list: { id: string; isDefault: boolean }[]) =>
    list
      .filter(({ isDefault }) => isDefault)
      .map((one) => one.id)
      .join() === id,
});

const filled = ['POST /api/cart/add', { ...line, price: 500 }, 200, { subtotal: 1000 }] satisfies Cases[string][number];

export const shop: Cases = {
  'products are ordered as asked': [
    [filter, { filter: { sort: 'high' } }, 200, falling(({ salePrice }) => salePrice)],
    [filter, { filter: { sort: 'low' } }, 200, falling(({ salePrice }) => -salePrice)],
    [filter, { filter: { sort: 'popularity' } }, 200, falling(({ popularity }) => popularity)],
    [filter, { filter: { sort: 'discount' } }, 200, falling(({ price, salePrice }) => price - salePrice)],
    [filter, { filter: { sort: 'new' } }, 200, falling(({ addedAtMs }) => addedAtMs)],
    [filter, { filter: { sort: 'odd' } }, 422, ['filter']],
  ],
  'a product is found with others of its kind': [
    ['POST /api/product/details', { id: 'product-1' }, 200, { id: 'product-1' }],
    ['POST /api/product/details', { id: 'none' }, 404, 'There is no product with this id'],
    ['POST /api/product/related', { id: 'product-1' }, 200, expect.any(Array)],
  ],
  'a cart adds up': [
    ['POST /api/cart/add', line, 200, { subtotal: 41, total: 41, discount: 0, shippingCharge: 0 }],
    ['POST /api/cart/add', line, 200, { subtotal: 82 }],
    ['POST /api/cart/shipping-charge', { shipping: 0, charge: 'fast' }, 200, { shippingCharge: 5, total: 87 }],
    ['POST /api/cart/shipping-charge', { shipping: 5, charge: 'free' }, 200, { shippingCharge: 0, total: 82 }],
    ['POST /api/cart/billing-address', address, 200, { billing: expect.objectContaining(address) }],
    ['POST /api/cart/payment-method', { method: 'paypal' }, 200, { payment: { method: 'paypal', card: null } }],
    ['POST /api/cart/payment-card', { card: 'visa' }, 200, { payment: { method: 'paypal', card: 'visa' } }],
    ['POST /api/cart/remove', { id: 'none' }, 404, 'There is no product in the cart with this id'],
    ['POST /api/cart/update', { id: 'none', quantity: 0 }, 422, ['quantity']],
    ['POST /api/cart/reset', {}, 200, { lines: [], total: 0, billing: null }],
  ],
  'discount codes': [
    filled,
    [discount, { total: 1000, code: 'FLAT05' }, 200, { discount: 5, total: 995 }],
    [discount, { total: 1000, code: 'SUB150' }, 200, { discount: 150, total: 850 }],
    [discount, { total: 100, code: 'SUB150' }, 200, { discount: 100 }],
    [discount, { total: 1000, code: 'BERRY50' }, 200, between(1, 49)],
    [discount, { total: 1000, code: 'UPTO200' }, 200, between(1, 199)],
    [discount, { total: 3, code: 'FLAT05' }, 200, { discount: 3 }],
    [discount, { total: 1000, code: 'OTHER' }, 200, { discount: 0 }],
    [discount, { total: 1000, code: 'constructor' }, 200, { discount: 0 }],
  ],
  'one address is the default': [
    ['GET /api/address/list', {}, 200, defaults('address-0')],
    ['POST /api/address/edit', { ...address, id: 'address-1', isDefault: true }, 200, defaults('address-1')],
    ['POST /api/address/edit', { ...address, id: 'address-1', isDefault: false }, 200, defaults('address-1')],
    ['POST /api/address/new', address, 200, defaults('address-1')],
    ['POST /api/address/edit', { ...address, id: 'none' }, 404, 'There is no address with this id'],
    ['POST /api/address/new', {}, 422, ['city', 'country', 'name', 'street']],
  ],
};
