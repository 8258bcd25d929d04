import { Box, Card, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import { useParents } from '../neighbours/useParents.ts';
import { columns, stacked } from './columns.ts';

/** The record's page in grey, card by card. */
export const RecordSkeleton = ({ title }: { title: string }) => (
  <Page title={title} parents={useParents()}>
    <Box sx={stacked}>
      <Card>
        <LoadingRows rows={1} height={60} />
      </Card>
      <Box sx={columns}>
        <Box sx={stacked}>
          {[5, 2, 2].map((rows, at) => (
            // Sections never change their order.
            <Card key={`${rows}-${String(at)}`}>
              <LoadingRows rows={rows} height={48} />
            </Card>
          ))}
        </Box>
        <Card>
          <LoadingRows rows={4} height={48} />
        </Card>
      </Box>
    </Box>
  </Page>
);
