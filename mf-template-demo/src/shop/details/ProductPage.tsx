import { useParams } from '@bidwright/remote-kit/router';
import { Page, Stack } from '@bidwright/remote-kit/ui';
import { useDemo } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../useText.ts';
import { shopAddress } from '../addresses.ts';
import { CartButton } from '../CartButton.tsx';
import { Offer } from './Offer.tsx';
import { Related } from './Related.tsx';
import { Reviews } from './Reviews.tsx';

/** A product: what it looks like, what others say of it, and what goes with it. */
export const ProductPage = () => {
  const text = useText();
  const { id = '' } = useParams();
  const reading = useDemo('POST /api/product/details', { id });
  return (
    <Page
      title={reading.data?.name ?? text('shop.product')}
      parents={[{ title: text('shop.title'), url: shopAddress }]}
      actions={<CartButton />}
      width="form"
    >
      <Loaded reading={reading} height={200}>
        {(product) => (
          <Stack sx={{ gap: 2 }}>
            <Offer key={id} product={product} />
            <Reviews productId={id} />
            <Related id={id} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
};
