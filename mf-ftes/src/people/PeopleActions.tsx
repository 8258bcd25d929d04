import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { importHoursAddress } from '../addresses.ts';
import { mayImportHours } from '../hours/rights.ts';
import { LeaveImportButton } from '../leaves/import/LeaveImportButton.tsx';

/** Tables of people's time come in, for who may bring them. */
export const PeopleActions = () => (
  <>
    {mayImportHours(usePerson()) && (
      <Button href={importHoursAddress}>
        <FormattedMessage id="ftes.hours.import" />
      </Button>
    )}
    <LeaveImportButton />
  </>
);
