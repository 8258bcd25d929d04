import { Box, Card, LoadingRows } from '@bidwright/remote-kit/ui';

const lanes = [4, 2, 3, 2].map((cards, at) => ({
  id: `lane-${at}`,
  cards: Array.from({ length: cards }, (_, n) => n),
}));

/** Grey cards where the columns will be. */
export const BoardSkeleton = () => (
  <Box sx={{ display: 'flex', gap: 1.5, overflow: 'hidden' }}>
    {lanes.map(({ id, cards }) => (
      <Box key={id} sx={{ flex: '0 0 260px', display: 'grid', gap: 1, alignContent: 'start' }}>
        {cards.map((card) => (
          <Card key={card}>
            <LoadingRows rows={1} height={112} />
          </Card>
        ))}
      </Box>
    ))}
  </Box>
);
