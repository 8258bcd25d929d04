import { addMonths, startOfMonth } from '@bidwright/contract-kit/days';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ValuePicker } from '@bidwright/remote-kit/table';
import { Box, Button, IconButton, today } from '@bidwright/remote-kit/ui';
import Previous from '@mui/icons-material/ChevronLeftOutlined';
import Next from '@mui/icons-material/ChevronRightOutlined';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { type CalendarDate, calendarDates } from '../state/listState.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

interface CalendarHeadProps {
  month: string;
  dates: CalendarDate;
  onMonth: (month: string) => void;
  onDates: (dates: CalendarDate) => void;
}

const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** Which month, the way to others, and which of a bid's dates. */
export const CalendarHead = ({ month, dates, onMonth, onDates }: CalendarHeadProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const name = intl.formatDate(new Date(`${month}T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
      <IconButton
        size="small"
        onClick={() => onMonth(addMonths(month, -1))}
        aria-label={intl.formatMessage({ id: 'opportunities.calendar.previous' })}
      >
        <Previous sx={flip} />
      </IconButton>
      <IconButton
        size="small"
        onClick={() => onMonth(addMonths(month, 1))}
        aria-label={intl.formatMessage({ id: 'opportunities.calendar.next' })}
      >
        <Next sx={flip} />
      </IconButton>
      <Box component="h2" aria-live="polite" sx={{ margin: 0, typography: 'h3', minWidth: 160 }}>
        {name}
      </Box>
      <Button size="small" variant="outlined" onClick={() => onMonth(startOfMonth(today()))}>
        <FormattedMessage id="opportunities.calendar.today" />
      </Button>
      <SubscribeButton />
      <Box sx={{ marginInlineStart: 'auto' }}>
        <ValuePicker
          label={intl.formatMessage({ id: 'opportunities.calendar.dates' })}
          options={calendarDates.map((one) => ({ value: one, label: label(one) }))}
          value={dates}
          onChange={onDates}
        />
      </Box>
    </Box>
  );
};
