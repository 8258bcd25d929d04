import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

interface DateLineProps {
  /** Undefined: nothing that could be shown was filled in. */
  picked: string | undefined;
  onPick: (picked: string) => void;
}

/** What native fields of the popover look like. */
export const dateField = {
  minWidth: 0,
  height: 32,
  paddingInline: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'line.control',
  borderRadius: 1,
} as const;

/** One way to say dates, with the button that takes them. */
export const DateLine = ({ picked, onPick, children }: PropsWithChildren<DateLineProps>) => (
  <Box
    component="form"
    onSubmit={(event) => {
      event.preventDefault();
      if (picked) onPick(picked);
    }}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: 1,
      marginBlockStart: 1.5,
      paddingBlockStart: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      typography: 'body2',
    }}
  >
    {children}
    <Button type="submit" size="small" variant="outlined" disabled={!picked} sx={{ marginInlineStart: 'auto' }}>
      <FormattedMessage id="opportunities.filter.apply" />
    </Button>
  </Box>
);
