import { Card, LoadingRows } from '@bidwright/remote-kit/ui';

/** Stands in for a page whose code is on its way. */
export const PageSkeleton = () => (
  <Card sx={{ marginBlockStart: 6.5 }}>
    <LoadingRows rows={8} />
  </Card>
);
