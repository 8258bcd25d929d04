import { useIntl } from '@bidwright/remote-kit/intl';
import { yearsToWrite } from '../library/useYears.ts';
import { NumberSelect } from './NumberSelect.tsx';

/** The year of the proposal, as the specification offers it. */
export const YearField = () => {
  const intl = useIntl();
  const none = intl.formatMessage({ id: 'rfp-library.year.none' });
  return <NumberSelect name="proposalYear" numbers={yearsToWrite()} none={none} />;
};
