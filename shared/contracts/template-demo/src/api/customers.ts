import { type Routes, routesOf } from './route.ts';

export interface Customer {
  id: string;
  name: string;
  email: string;
  place: string;
  orders: number;
  /** Dollars. */
  spent: number;
  status: 'Active' | 'Pending' | 'Rejected';
  joinedAtMs: number;
}

export interface CustomerOrder {
  id: string;
  number: string;
  customerId: string;
  customer: string;
  product: string;
  quantity: number;
  /** Dollars. */
  total: number;
  status: 'Pending' | 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled';
  orderedAtMs: number;
}

export interface CustomerProduct {
  id: string;
  name: string;
  category: string;
  /** Dollars. */
  price: number;
  sold: number;
  stock: number;
  addedAtMs: number;
}

export interface CustomerReview {
  id: string;
  product: string;
  author: string;
  rating: number;
  text: string;
  status: 'Active' | 'Pending';
  writtenAtMs: number;
}

export interface CustomersState {
  customers: Customer[];
  orders: CustomerOrder[];
  products: CustomerProduct[];
  reviews: CustomerReview[];
}

const { get } = routesOf<CustomersState>();

export const routes = {
  'GET /api/customer/list': get((state) => ({ data: state.customers })),
  'GET /api/customer/order/list': get((state) => ({ data: state.orders })),
  'GET /api/customer/product/list': get((state) => ({ data: state.products })),
  'GET /api/customer/product/reviews': get((state) => ({ data: state.reviews })),
} satisfies Routes<CustomersState>;
