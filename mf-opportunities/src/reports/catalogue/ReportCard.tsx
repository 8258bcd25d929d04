import type { ReportId } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueCard, FavouriteStar } from '@bidwright/remote-kit/report';
import { reportAddress } from '../addresses.ts';
import { useAboutText } from '../useAboutText.ts';

interface ReportCardProps {
  report: ReportId;
  /** When the person had its figures in sight last, in milliseconds. */
  ran: number | undefined;
}

/** A report in the catalogue: what it is called and says, whether it is a favourite, and when it was looked at last. */
export const ReportCard = ({ report, ran }: ReportCardProps) => {
  const intl = useIntl();
  const about = useAboutText();
  const name = intl.formatMessage({ id: `opportunities.report.${report}` });
  return (
    <CatalogueCard
      name={name}
      href={reportAddress(report)}
      about={about(report)}
      action={<FavouriteStar report={report} name={name} />}
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
