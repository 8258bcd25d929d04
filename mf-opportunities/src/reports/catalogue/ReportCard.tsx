import type { ReportId } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueCard } from '@bidwright/remote-kit/report';
import { IconButton } from '@bidwright/remote-kit/ui';
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
    <CatalogueCard
      name={name}
      href={reportAddress(report)}
      about={about(report)}
      action={
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
      }
    >
      {ran !== undefined && (
        <FormattedMessage
          id="opportunities.reports.ran"
          values={{ when: intl.formatDate(ran, { dateStyle: 'medium', timeStyle: 'short' }) }}
        />
      )}
    </CatalogueCard>
  );
};
