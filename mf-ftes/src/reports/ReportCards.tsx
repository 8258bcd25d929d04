import { type StaffReportId, staffReportIds } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueCard, CatalogueGroup, FavouriteStar, useFavouriteReports } from '@bidwright/remote-kit/report';
import { reportAddress } from '../addresses.ts';

const ReportCard = ({ report }: { report: StaffReportId }) => {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `ftes.report.${report}` });
  return (
    <CatalogueCard
      name={name}
      href={reportAddress(report)}
      about={intl.formatMessage({ id: `ftes.report.${report}.about` })}
      action={<FavouriteStar report={report} name={name} />}
    />
  );
};

/** The reports about people’s time, among all others. */
export const ReportCards = () => {
  const intl = useIntl();
  return (
    <CatalogueGroup title={intl.formatMessage({ id: 'ftes.report.group' })}>
      {staffReportIds.map((id) => (
        <ReportCard key={id} report={id} />
      ))}
    </CatalogueGroup>
  );
};

/** Those of them that are favourites, among the favourites of all modules. */
export const FavouriteCards = () => {
  const { favourites } = useFavouriteReports();
  return staffReportIds.filter((id) => favourites.has(id)).map((id) => <ReportCard key={id} report={id} />);
};
