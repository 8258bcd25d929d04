import { Box, PersonAvatar, SectionCard } from '@bidwright/remote-kit/ui';
import { useDemo } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { Stars } from '../../Stars.tsx';
import { useText } from '../../useText.ts';
import { When } from '../../When.tsx';

/** What people say of a product. */
export const Reviews = ({ productId }: { productId: string }) => {
  const text = useText();
  const { data, ...reading } = useDemo('GET /api/review/list');
  const own = data?.filter((review) => review.productId === productId);
  return (
    <SectionCard title={text('shop.reviews')} count={own?.length}>
      <Loaded reading={{ ...reading, data: own }} empty={text('shop.reviews.empty')}>
        {(reviews) => (
          <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
            {reviews.map(({ id, author, rating, text: said, writtenAtMs }) => (
              <Box key={id} component="li" sx={{ display: 'flex', gap: 1.5 }}>
                <PersonAvatar name={author} size={32} named />
                <Box sx={{ minWidth: 0 }}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
                    <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
                      {author}
                    </Box>
                    <Stars rating={rating} />
                    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                      <When atMs={writtenAtMs} day />
                    </Box>
                  </Box>
                  <span dir="auto">{said}</span>
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </SectionCard>
  );
};
