import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { importHoursAddress } from '../addresses.ts';
import { mayImportHours } from '../hours/rights.ts';
import { leaveTable, skillTable } from './tables/peopleTables.ts';
import { TableButton } from './tables/TableButton.tsx';

/** Tables of what people work, when they are away and what they can do come in, for who may bring them. */
export const PeopleActions = () => (
  <>
    {mayImportHours(usePerson()) && (
      <Button href={importHoursAddress}>
        <FormattedMessage id="ftes.hours.import" />
      </Button>
    )}
    <TableButton table={leaveTable} />
    <TableButton table={skillTable} />
  </>
);
