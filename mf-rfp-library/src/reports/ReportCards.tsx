import { libraryReportIds } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueCard, CatalogueGroup } from '@bidwright/remote-kit/report';
import { reportAddress } from '../addresses.ts';

/** The reports about the library, among all others. */
export const ReportCards = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` });
  return (
    <CatalogueGroup title={text('reports.group')}>
      {libraryReportIds.map((id) => (
        <CatalogueCard
          key={id}
          name={text(`report-${id}`)}
          href={reportAddress(id)}
          about={text(`report-${id}.about`)}
        />
      ))}
    </CatalogueGroup>
  );
};
