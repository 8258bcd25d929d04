import { Box, LoadingRows } from '@bidwright/remote-kit/ui';

/** Grey cards where the columns will be. */
export const BoardSkeleton = () => (
  <Box sx={{ display: 'flex', gap: 1.5, overflow: 'hidden' }}>
    {[4, 2, 3, 2].map((rows, at) => (
      <Box key={at} sx={{ flex: '0 0 260px' }}>
        <LoadingRows rows={rows} height={120} />
      </Box>
    ))}
  </Box>
);
