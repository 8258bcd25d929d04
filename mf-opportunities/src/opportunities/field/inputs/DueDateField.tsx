import type { Reference } from '@bidwright/contract-kit';
import { isDay } from '@bidwright/contract-kit/days';
import { DateField, useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, today } from '@bidwright/remote-kit/ui';
import { useStatusLook } from '../status/useStatusLook.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** The day on which a bid must be sent. One that has passed may be a slip of an open bid; of others it is as it should be. */
export const DueDateField = () => {
  const label = useFieldLabel();
  const look = useStatusLook();
  const [day] = useFormValue<string | null>('dueDate');
  const [status] = useFormValue<Reference | null>('opportunityStatus');
  const open = !status || look(status).category === 'Open';
  const passed = open && day && isDay(day) && day < today();
  return (
    <Box sx={{ minWidth: 0 }}>
      <DateField name="dueDate" label={label('dueDate')} />
      {/* Beside what the field held before, which stands in its own line. */}
      <Box component="output" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {passed && <FormattedMessage id="opportunities.help.passed" />}
      </Box>
    </Box>
  );
};
