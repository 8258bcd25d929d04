import { staffReportIds } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueCard, CatalogueGroup } from '@bidwright/remote-kit/report';
import { reportAddress } from '../addresses.ts';

/** The reports about people’s time, among all others. */
export const ReportCards = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `ftes.report.${id}` });
  return (
    <CatalogueGroup title={text('group')}>
      {staffReportIds.map((id) => (
        <CatalogueCard key={id} name={text(id)} href={reportAddress(id)} about={text(`${id}.about`)} />
      ))}
    </CatalogueGroup>
  );
};
