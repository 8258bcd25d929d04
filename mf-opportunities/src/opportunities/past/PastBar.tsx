import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, today } from '@bidwright/remote-kit/ui';
import { useId } from 'react';

interface PastBarProps {
  day: string;
  /** Fields that are different now; not known where the record did not exist. */
  differing: number | undefined;
  onDay: (day: string) => void;
  onClose: () => void;
}

/** Says that the page shows a past day, which one, and leads back to today. */
export const PastBar = ({ day, differing, onDay, onClose }: PastBarProps) => {
  const intl = useIntl();
  const id = useId();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onClose}>
          <FormattedMessage id="opportunities.past.back" />
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <label htmlFor={id}>
          <FormattedMessage id="opportunities.past.asOf" />
        </label>
        <Box
          component="input"
          id={id}
          type="date"
          value={day}
          max={today()}
          onChange={({ target }) => target.value && onDay(target.value)}
          sx={{
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderRadius: 0.5,
            padding: '2px 6px',
          }}
        />
        <span>
          {differing === undefined
            ? intl.formatMessage({ id: 'opportunities.past.before' })
            : intl.formatMessage({ id: 'opportunities.past.differing' }, { count: differing })}
        </span>
      </Box>
    </Alert>
  );
};
