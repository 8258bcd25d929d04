import { FilterSheet } from '@bidwright/remote-kit/search';
import { Box, Button, Card, Page, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { Choose } from '../../Choose.tsx';
import { useDemo } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../useText.ts';
import { Columns } from '../../widgets/Columns.tsx';
import { CartButton } from '../CartButton.tsx';
import { ProductCard } from '../ProductCard.tsx';
import { Filters } from './Filters.tsx';
import { askedOf, sorts, useFilter } from './useFilter.ts';

/** The products, filtered and in an order; the filters stand beside them, or on a narrow page behind a button. */
export const ShopPage = () => {
  const text = useText();
  const shown = useFilter();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const { filter, set, count, clear } = shown;
  const reading = useDemo('POST /api/products/filter', { filter: askedOf(filter) });
  return (
    <Page title={text('shop.title')} actions={<CartButton />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: isNarrow ? '1fr' : '252px minmax(0, 1fr)' }}>
        {isNarrow ? (
          <FilterSheet count={count} onClear={clear}>
            <Filters shown={shown} />
          </FilterSheet>
        ) : (
          <Card component="section" aria-label={text('shop.filters')} sx={{ padding: 2, alignSelf: 'start' }}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Filters shown={shown} />
              <Button size="small" disabled={count === 0} onClick={clear}>
                {text('shop.clear')}
              </Button>
            </Box>
          </Card>
        )}
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Box sx={{ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: 2 }}>
            <Box component="output" sx={{ color: 'text.secondary' }}>
              {reading.data && <bdi>{text('shop.count', { count: reading.data.length })}</bdi>}
            </Box>
            <Choose
              label={text('shop.sort')}
              choices={sorts.map((value) => ({ value, label: text(`shop.sort.${value}`) }))}
              value={filter.sort}
              onChange={(sort) => set('sort', [sort])}
            />
          </Box>
          <Loaded reading={reading} empty={text('shop.empty')} height={200}>
            {(products) => (
              <Columns min={220}>
                {products.map((product) => (
                  <ProductCard key={product.id} product={product} />
                ))}
              </Columns>
            )}
          </Loaded>
        </Box>
      </Box>
    </Page>
  );
};
