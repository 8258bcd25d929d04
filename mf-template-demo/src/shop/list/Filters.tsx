import { SearchBox } from '@bidwright/remote-kit/search';
import { FilterSelect } from '@bidwright/remote-kit/table';
import { Choose } from '../../Choose.tsx';
import { useDollars } from '../../useDollars.ts';
import { useText } from '../../useText.ts';
import type { useFilter } from './useFilter.ts';

const values = {
  gender: ['women', 'men', 'kids'],
  categories: ['Fashion', 'Accessories', 'Outdoor', 'Home'],
  colors: ['black', 'blue', 'green', 'orange', 'red', 'white'],
} as const;
const several = ['gender', 'categories', 'colors'] as const;
const prices = ['0-50', '50-100', '100-200'];
const ratings = ['2', '3', '4'];

/** What the shop's products may be told apart by. */
export const Filters = ({ shown: { filter, set } }: { shown: ReturnType<typeof useFilter> }) => {
  const text = useText();
  const any = { value: '', label: text('shop.any') };
  const dollars = useDollars();
  const range = (price: string) => {
    const [low, high] = price.split('-').map((amount) => dollars(Number(amount)));
    return `${low} – ${high}`;
  };
  return (
    <>
      <SearchBox label={text('shop.search')} value={filter.search} onChange={(search) => set('search', [search])} />
      {several.map((name) => (
        <FilterSelect
          key={name}
          label={text(`shop.${name}`)}
          options={values[name].map((value) => ({ value, label: text(`shop.${name}.${value}`) }))}
          value={filter[name]}
          onChange={(chosen) => set(name, chosen)}
        />
      ))}
      <Choose
        label={text('shop.price')}
        choices={[any, ...prices.map((value) => ({ value, label: range(value) }))]}
        value={filter.price}
        onChange={(price) => set('price', [price])}
      />
      <Choose
        label={text('shop.rating')}
        choices={[any, ...ratings.map((value) => ({ value, label: text('shop.atLeast', { rating: value }) }))]}
        value={filter.rating}
        onChange={(rating) => set('rating', [rating])}
      />
    </>
  );
};
