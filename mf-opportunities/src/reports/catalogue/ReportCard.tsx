import type { ReportId } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, IconButton, Link } from '@bidwright/remote-kit/ui';
import Unmarked from '@mui/icons-material/StarBorderOutlined';
import Marked from '@mui/icons-material/StarOutlined';
import { reportAddress } from '../addresses.ts';
import { useAboutText } from '../useAboutText.ts';

interface ReportCardProps {
  report: ReportId;
  isFavourite: boolean;
  /** When the person had its figures in sight last, in milliseconds. */
  ran: number | undefined;
  onMark: (isFavourite: boolean) => void;
}

/** A report in the catalogue: what it is called and says, whether it is a favourite, and when it was looked at last. */
export const ReportCard = ({ report, isFavourite, ran, onMark }: ReportCardProps) => {
  const intl = useIntl();
  const about = useAboutText();
  const name = intl.formatMessage({ id: `opportunities.report.${report}` });
  return (
    <Card component="li" sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Link href={reportAddress(report)} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <IconButton
          size="small"
          aria-pressed={isFavourite}
          aria-label={intl.formatMessage({ id: 'opportunities.reports.favourite' }, { name })}
          data-star={report}
          onClick={() => {
            // A card among the favourites goes away, and the focus with it: the last one is that of the catalogue, which stays.
            const stars = document.querySelectorAll<HTMLElement>(`[data-star="${report}"]`);
            if (isFavourite) [...stars].at(-1)?.focus();
            onMark(!isFavourite);
          }}
          sx={{ marginBlockStart: -0.5 }}
        >
          {isFavourite ? <Marked fontSize="small" /> : <Unmarked fontSize="small" />}
        </IconButton>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{about(report)}</Box>
      {ran !== undefined && (
        <Box sx={{ typography: 'caption', color: 'text.tertiary', marginBlockStart: 'auto' }}>
          <FormattedMessage
            id="opportunities.reports.ran"
            values={{ when: intl.formatDate(ran, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        </Box>
      )}
    </Card>
  );
};
