import { Box, LoadingRows } from '@bidwright/remote-kit/ui';

const lanes = [4, 2, 3, 2].map((rows, at) => ({ id: `lane-${at}`, rows }));

/** Grey cards where the columns will be. */
export const BoardSkeleton = () => (
  <Box sx={{ display: 'flex', gap: 1.5, overflow: 'hidden' }}>
    {lanes.map(({ id, rows }) => (
      <Box key={id} sx={{ flex: '0 0 260px' }}>
        <LoadingRows rows={rows} height={120} />
      </Box>
    ))}
  </Box>
);
