import { libraryReportIds } from '@bidwright/contract-rfp-library';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Card, Link } from '@bidwright/remote-kit/ui';
import { reportAddress } from '../addresses.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 1.5,
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

/** The reports about the library, among all others. */
export const ReportCards = () => (
  <Box component="section" sx={{ marginBlockEnd: 3 }}>
    <Box component="h2" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
      <FormattedMessage id="rfp-library.reports.group" />
    </Box>
    <Box component="ul" sx={grid}>
      {libraryReportIds.map((id) => (
        <Card component="li" key={id} sx={{ padding: 2 }}>
          <Link href={reportAddress(id)} sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.5 }}>
            <FormattedMessage id={`rfp-library.report-${id}`} />
          </Link>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id={`rfp-library.report-${id}.about`} />
          </Box>
        </Card>
      ))}
    </Box>
  </Box>
);
