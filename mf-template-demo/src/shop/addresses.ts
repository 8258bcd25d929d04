export const shopAddress = '/demo/shop';
export const cartAddress = '/demo/shop/cart';
export const checkoutAddress = '/demo/shop/checkout';
export const productAddress = (id: string): string => `/demo/shop/details/${id}`;
