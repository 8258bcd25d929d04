import type { ModuleRoute } from '@bidwright/shell-api';
import { cartAddress, checkoutAddress, productAddress, shopAddress } from './addresses.ts';

const checkout = async () => ({ Component: (await import('./checkout/CheckoutPage.tsx')).CheckoutPage });

/** The sample shop: from the first look to the last word of an order. */
export const shopRoutes: ModuleRoute[] = [
  { path: shopAddress, lazy: async () => ({ Component: (await import('./list/ShopPage.tsx')).ShopPage }) },
  {
    path: productAddress(':id'),
    lazy: async () => ({ Component: (await import('./details/ProductPage.tsx')).ProductPage }),
  },
  { path: cartAddress, lazy: checkout },
  { path: checkoutAddress, lazy: checkout },
];
