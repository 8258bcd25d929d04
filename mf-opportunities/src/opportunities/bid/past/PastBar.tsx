import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, today } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useId, useState } from 'react';

interface PastBarProps {
  day: string;
  onDay: (day: string) => void;
  onClose: () => void;
}

/** Days before that nobody can be asked about; while a year is typed, its first figures name such days. */
const first = '1900-01-01';

/** Says that the page shows a past day, which one, what to know of it, and leads back to today. */
export const PastBar = ({ day, onDay, onClose, children }: PropsWithChildren<PastBarProps>) => {
  const id = useId();
  const [typed, setTyped] = useState({ day, text: day });
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } } }}
      action={
        <Button color="inherit" size="small" onClick={onClose} sx={{ whiteSpace: 'nowrap' }}>
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
          value={typed.day === day ? typed.text : day}
          min={first}
          max={today()}
          onChange={({ target: { value, validity } }) => {
            setTyped({ day, text: value });
            if (value && validity.valid) onDay(value);
          }}
          sx={{
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderRadius: 0.5,
            padding: '2px 6px',
          }}
        />
        <span>{children}</span>
      </Box>
    </Alert>
  );
};
