export const customerTabs = ['list', 'orders', 'products', 'reviews'] as const;
export type CustomerTab = (typeof customerTabs)[number];

export const customersAddress = (tab: CustomerTab): string => `/demo/customers/${tab}`;
