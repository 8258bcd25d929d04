import { type Basis, type ReportId, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';

/** Answers what a report says, in a sentence: by its usual days, or by others. */
export const useAboutText = (): ((report: ReportId, basis?: Basis) => string) => {
  const intl = useIntl();
  return (report, basis = reports[report].basis?.[0]) =>
    intl.formatMessage({ id: `opportunities.report.${report}.about` }, { basis: basis ?? 'none' });
};
