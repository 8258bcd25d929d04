import { Page, Stack } from '@bidwright/remote-kit/ui';
import type { ComponentType } from 'react';
import { Tabs } from '../Tabs.tsx';
import { useText } from '../useText.ts';
import { type CustomerTab, customersAddress, customerTabs } from './addresses.ts';

import { Customers, Orders, Products, Reviews } from './Tables.tsx';

const tables: Readonly<Record<CustomerTab, ComponentType>> = {
  list: Customers,
  orders: Orders,
  products: Products,
  reviews: Reviews,
};

/** One of the customers' tables as a page. */
export const customersPage = (tab: CustomerTab) => () => {
  const text = useText();
  const Table = tables[tab];
  return (
    <Page title={text(`customers.${tab}`)}>
      <Stack sx={{ gap: 2 }}>
        <Tabs
          label={text('customers.list')}
          tabs={customerTabs.map((name) => ({ address: customersAddress(name), label: text(`customers.${name}`) }))}
        />
        <Table />
      </Stack>
    </Page>
  );
};
