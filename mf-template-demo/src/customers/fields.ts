import type { Customer, CustomerOrder, CustomerProduct, CustomerReview } from '@bidwright/contract-template-demo/api';

/** A column of a sample's table: what stands in it, and how that is written. Heads follow from the ids. */
export interface Field<R> {
  id: string;
  kind: 'text' | 'count' | 'money' | 'day' | 'stars' | 'status';
  of: (row: R) => string | number;
  /** In a second line of the first column. */
  below?: (row: R) => string;
  /** Stands on the card that a narrow page makes of a row. */
  key?: boolean;
}

export const customerFields: readonly Field<Customer>[] = [
  { id: 'name', kind: 'text', of: ({ name }) => name, below: ({ email }) => email },
  { id: 'place', kind: 'text', of: ({ place }) => place },
  { id: 'orders', kind: 'count', of: ({ orders }) => orders },
  { id: 'spent', kind: 'money', of: ({ spent }) => spent, key: true },
  { id: 'status', kind: 'status', of: ({ status }) => status, key: true },
  { id: 'joined', kind: 'day', of: ({ joinedAtMs }) => joinedAtMs },
];

export const orderFields: readonly Field<CustomerOrder>[] = [
  { id: 'number', kind: 'text', of: ({ number }) => number, below: ({ customer }) => customer },
  { id: 'product', kind: 'text', of: ({ product }) => product },
  { id: 'quantity', kind: 'count', of: ({ quantity }) => quantity },
  { id: 'total', kind: 'money', of: ({ total }) => total, key: true },
  { id: 'status', kind: 'status', of: ({ status }) => status, key: true },
  { id: 'ordered', kind: 'day', of: ({ orderedAtMs }) => orderedAtMs },
];

export const productFields: readonly Field<CustomerProduct>[] = [
  { id: 'product', kind: 'text', of: ({ name }) => name, below: ({ category }) => category },
  { id: 'price', kind: 'money', of: ({ price }) => price, key: true },
  { id: 'sold', kind: 'count', of: ({ sold }) => sold },
  { id: 'stock', kind: 'count', of: ({ stock }) => stock },
  { id: 'added', kind: 'day', of: ({ addedAtMs }) => addedAtMs },
];

export const reviewFields: readonly Field<CustomerReview>[] = [
  { id: 'product', kind: 'text', of: ({ product }) => product, below: ({ text }) => text },
  { id: 'author', kind: 'text', of: ({ author }) => author },
  { id: 'rating', kind: 'stars', of: ({ rating }) => rating, key: true },
  { id: 'status', kind: 'status', of: ({ status }) => status, key: true },
  { id: 'written', kind: 'day', of: ({ writtenAtMs }) => writtenAtMs },
];
