import { useSearchParams } from '@bidwright/remote-kit/router';

export const sorts = ['high', 'low', 'popularity', 'discount', 'new'] as const;
export type Sort = (typeof sorts)[number];

const several = ['gender', 'categories', 'colors'] as const;
export type Several = (typeof several)[number];

const isSort = (text: string | null): text is Sort => sorts.some((sort) => sort === text);

/** What of the shop is shown and in which order, as the address has it: so it is still there on the way back from a product. */
export const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort');
  const of = (name: Several) => params.getAll(name);
  const set = (name: string, values: readonly string[]) =>
    setParams(
      (before) => {
        before.delete(name);
        for (const value of values) if (value) before.append(name, value);
        return before;
      },
      { replace: true },
    );
  const filter = {
    sort: isSort(sort) ? sort : ('popularity' as const),
    search: params.get('search') ?? '',
    gender: of('gender'),
    categories: of('categories'),
    colors: of('colors'),
    price: params.get('price') ?? '',
    rating: params.get('rating') ?? '',
  };
  const count = [filter.search, filter.price, filter.rating, ...several.map((name) => filter[name].join())].filter(
    Boolean,
  ).length;
  const clear = () => setParams(filter.sort === 'popularity' ? {} : { sort: filter.sort }, { replace: true });
  return { filter, set, count, clear };
};

/** What the shop is asked for: nothing where a filter is not set. */
export const askedOf = ({ search, price, rating, ...rest }: ReturnType<typeof useFilter>['filter']) => ({
  ...rest,
  search: search || null,
  price: price || null,
  rating: rating ? Number(rating) : null,
});
