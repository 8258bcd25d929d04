import { array, choice, type InferType, number, object, string, text } from '@bidwright/contract-kit';
import { id } from './fields.ts';
import { holds } from './list.ts';
import type { Picture } from './picture.ts';
import { type Routes, routesOf, unknownId } from './route.ts';

export const sorts = ['high', 'low', 'popularity', 'discount', 'new'] as const;

export interface Product {
  id: string;
  name: string;
  about: string;
  picture: Picture;
  gender: 'women' | 'men' | 'kids';
  categories: string[];
  colors: string[];
  /** Dollars; `salePrice` is what is asked now. */
  price: number;
  salePrice: number;
  /** 0 to 5. */
  rating: number;
  reviews: number;
  popularity: number;
  stock: number;
  addedAtMs: number;
}

export interface Review {
  id: string;
  productId: string;
  author: string;
  rating: number;
  text: string;
  writtenAtMs: number;
}

export interface ShopState {
  products: Product[];
  reviews: Review[];
}

const some = () => array(string().max(60).required()).max(20).nullable().default(null);

const filter = object({
  sort: choice(sorts),
  search: text(100),
  gender: some(),
  categories: some(),
  colors: some(),
  /** `low-high`, such as 20-60. */
  price: string()
    .matches(/^\d{1,6}-\d{1,6}$/)
    .nullable()
    .default(null),
  /** At least so many stars. */
  rating: number().min(0).max(5).nullable().default(null),
});

export type ProductFilter = Partial<InferType<typeof filter>>;

const order: Record<(typeof sorts)[number], (a: Product, b: Product) => number> = {
  high: (a, b) => b.salePrice - a.salePrice,
  low: (a, b) => a.salePrice - b.salePrice,
  popularity: (a, b) => b.popularity - a.popularity,
  discount: (a, b) => b.price - b.salePrice - (a.price - a.salePrice),
  new: (a, b) => b.addedAtMs - a.addedAtMs,
};

const meets = (wanted: string[] | null, has: readonly string[]) =>
  !wanted?.length || wanted.some((one) => has.includes(one));

const fits = (wanted: InferType<typeof filter>) => {
  const [low = 0, high = Number.POSITIVE_INFINITY] = wanted.price?.split('-').map(Number) ?? [];
  return (one: Product) =>
    holds(`${one.name} ${one.about}`, wanted.search ?? '') &&
    meets(wanted.gender, [one.gender]) &&
    meets(wanted.categories, one.categories) &&
    meets(wanted.colors, one.colors) &&
    one.salePrice >= low &&
    one.salePrice <= high &&
    one.rating >= (wanted.rating ?? 0);
};

const { get, post } = routesOf<ShopState>();

export const routes = {
  'GET /api/products/list': get((state) => ({ data: state.products })),
  'POST /api/products/filter': post(object({ filter: filter.required() }), (state, { body }) => {
    const found = state.products.filter(fits(body.filter));
    return { data: body.filter.sort ? found.toSorted(order[body.filter.sort]) : found };
  }),
  'POST /api/product/details': post(object({ id: id('products') }), (state, { body }) => {
    const found = state.products.find((one) => one.id === body.id);
    return found ? { data: found } : unknownId('product');
  }),
  /** Others of a category of it. */
  'POST /api/product/related': post(object({ id: id('products') }), (state, { body }) => {
    const found = state.products.find((one) => one.id === body.id);
    if (!found) return unknownId('product');
    return {
      data: state.products.filter((one) => one !== found && meets(found.categories, one.categories)).slice(0, 6),
    };
  }),
  'GET /api/review/list': get((state) => ({ data: state.reviews })),
} satisfies Routes<ShopState>;
