import type { CustomerOrder } from '@bidwright/contract-template-demo/api';
import { useState } from 'react';
import { useDemo } from '../client/index.ts';
import { useText } from '../useText.ts';
import { customerFields, orderFields, productFields, reviewFields } from './fields.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { SampleTable } from './SampleTable.tsx';

/** Everybody who buys. */
export const Customers = () => {
  const text = useText();
  return (
    <SampleTable label={text('customers.list')} fields={customerFields} reading={useDemo('GET /api/customer/list')} />
  );
};

/** Everything that was ordered; an order opens to its details. */
export const Orders = () => {
  const text = useText();
  const reading = useDemo('GET /api/customer/order/list');
  const [opened, setOpened] = useState<CustomerOrder>();
  return (
    <>
      <SampleTable label={text('customers.orders')} fields={orderFields} reading={reading} onOpen={setOpened} />
      {opened && <OrderDialog order={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/** What customers may buy, and how it sells. */
export const Products = () => {
  const text = useText();
  const reading = useDemo('GET /api/customer/product/list');
  return <SampleTable label={text('customers.products')} fields={productFields} reading={reading} />;
};

/** What customers say of the products. */
export const Reviews = () => {
  const text = useText();
  const reading = useDemo('GET /api/customer/product/reviews');
  return <SampleTable label={text('customers.reviews')} fields={reviewFields} reading={reading} />;
};
