import { type LibraryReportId, libraryReportIds } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueCard, CatalogueGroup, FavouriteStar, useFavouriteReports } from '@bidwright/remote-kit/report';
import { reportAddress } from '../addresses.ts';

const ReportCard = ({ report }: { report: LibraryReportId }) => {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `rfp-library.report-${report}` });
  return (
    <CatalogueCard
      name={name}
      href={reportAddress(report)}
      about={intl.formatMessage({ id: `rfp-library.report-${report}.about` })}
      action={<FavouriteStar report={report} name={name} />}
    />
  );
};

/** The reports about the library, among all others. */
export const ReportCards = () => {
  const intl = useIntl();
  return (
    <CatalogueGroup title={intl.formatMessage({ id: 'rfp-library.reports.group' })}>
      {libraryReportIds.map((id) => (
        <ReportCard key={id} report={id} />
      ))}
    </CatalogueGroup>
  );
};

/** Those of them that are favourites, among the favourites of all modules. */
export const FavouriteCards = () => {
  const { favourites } = useFavouriteReports();
  return libraryReportIds.filter((id) => favourites.has(id)).map((id) => <ReportCard key={id} report={id} />);
};
