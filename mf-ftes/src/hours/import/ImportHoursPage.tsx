import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Page, Typography } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { NotPermitted } from '../../year/NotPermitted.tsx';
import { mayImportHours } from '../rights.ts';
import { HoursImport } from './HoursImport.tsx';

/** Tables of hours come in: first it is said what would become of each row. */
export const ImportHoursPage = () => {
  const intl = useIntl();
  if (!mayImportHours(usePerson())) return <NotPermitted titleId="ftes.import" />;
  return (
    <Page title={intl.formatMessage({ id: 'ftes.import' })} width="form">
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, marginBlockEnd: 1.5 }}>
        <FormattedMessage id="ftes.import.help" />
      </Typography>
      <HoursImport />
    </Page>
  );
};
