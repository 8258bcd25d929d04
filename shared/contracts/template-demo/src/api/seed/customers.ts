import type { Customer, CustomerOrder, CustomersState } from '../customers.ts';
import type { DemoContext } from '../route.ts';
import { emailOf, hoursAgo, names, nth, places, times } from './names.ts';

const goods = ['Desk lamp', 'Notebook', 'Wall clock', 'Tea pot', 'Door mat'] as const;
const states: readonly Customer['status'][] = ['Active', 'Active', 'Pending', 'Rejected'];
const stages: readonly CustomerOrder['status'][] = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'];

export const seed = (context: DemoContext): CustomersState => ({
  customers: times(12, (i) => ({
    id: `customer-${i}`,
    name: nth(names, i),
    email: emailOf(nth(names, i)),
    place: nth(places, i),
    orders: 1 + ((i * 5) % 11),
    spent: 40 + ((i * 373) % 1900),
    status: nth(states, i),
    joinedAtMs: hoursAgo(context, 24 * (10 + i * 27)),
  })),
  orders: times(16, (i) => ({
    id: `order-${i}`,
    number: `#${790_840 + i}`,
    customerId: `customer-${i % 12}`,
    customer: nth(names, i),
    product: nth(goods, i),
    quantity: 1 + (i % 4),
    total: 15 + ((i * 87) % 400),
    status: nth(stages, i),
    orderedAtMs: hoursAgo(context, 7 + i * 26),
  })),
  products: times(10, (i) => ({
    id: `good-${i}`,
    name: `${nth(goods, i)} ${nth(['small', 'large'], Math.floor(i / 5))}`,
    category: nth(['Home', 'Office'], i),
    price: 9 + ((i * 31) % 120),
    sold: (i * 57) % 210,
    stock: (i * 13) % 40,
    addedAtMs: hoursAgo(context, 24 * (3 + i * 9)),
  })),
  reviews: times(10, (i) => ({
    id: `opinion-${i}`,
    product: nth(goods, i),
    author: nth(names, i + 4),
    rating: 2 + (i % 4),
    text: nth(['Good value.', 'Came quickly, well packed.', 'Smaller than I thought.'], i),
    status: i % 3 === 2 ? 'Pending' : 'Active',
    writtenAtMs: hoursAgo(context, 11 + i * 40),
  })),
});
