import type { LibraryReportRow } from '@bidwright/contract-rfp-library';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Link } from '@bidwright/remote-kit/ui';

interface BidsDrawerProps {
  row: LibraryReportRow;
  onClose: () => void;
}

/** The bids whose lost points were put down to a section, with what was noted. */
export const BidsDrawer = ({ row: { name, bids, figures }, onClose }: BidsDrawerProps) => (
  <RecordDrawer
    open
    title={name ?? ''}
    subtitle={<FormattedMessage id="rfp-library.report.bids" values={{ count: Number(figures.blamed) }} />}
    onClose={onClose}
  >
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {bids?.map(({ id, name: bid, note }) => (
        <Box component="li" key={id} sx={{ marginBlockEnd: 2 }}>
          <Link href={`/general/opportunities/${id}`} sx={{ fontWeight: 600 }}>
            <span dir="auto">{bid}</span>
          </Link>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        </Box>
      ))}
    </Box>
  </RecordDrawer>
);
