import { Card, LoadingRows } from '@bidwright/remote-kit/ui';

/** The place of what is being worked out, so that nothing below it moves much. */
export const StandingSkeleton = () => (
  <Card>
    <LoadingRows rows={4} height={32} />
  </Card>
);
