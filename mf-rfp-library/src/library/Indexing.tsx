import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Alert, Box } from '@bidwright/remote-kit/ui';

interface IndexingProps {
  done: number;
  total: number;
}

/** Says that the index is being made anew, and how far it has come. The page asks again by itself. */
export const Indexing = ({ done, total }: IndexingProps) => (
  <Alert severity="info" sx={{ margin: 2 }}>
    <FormattedMessage id="rfp-library.indexing" values={{ done, total }} />
    <Box aria-hidden sx={{ height: 4, marginBlockStart: 1, borderRadius: 2, bgcolor: 'surface.tint' }}>
      <Box
        sx={{
          height: '100%',
          borderRadius: 2,
          width: `${total > 0 ? (done / total) * 100 : 0}%`,
          bgcolor: 'primary.main',
        }}
      />
    </Box>
  </Alert>
);
