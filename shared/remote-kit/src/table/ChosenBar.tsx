import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '../intl/index.ts';

export interface ChosenBarProps {
  /** What is chosen, for who does not see it. */
  label: string;
  /** Chosen rows. */
  count: number;
  /** Chooses none any more; the Escape key does too. */
  onClear: () => void;
  /** Shown on narrow screens too, where rows can be chosen there. */
  narrow?: boolean;
  /** What can be done with them: buttons take the bar's colours. */
  children: ReactNode;
}

/** What can be done with the rows that are chosen; floats above the end of a table. */
export const ChosenBar = ({ label, count, onClear, narrow, children }: ChosenBarProps) => {
  const intl = useIntl();
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        position: 'sticky',
        insetBlockEnd: 20,
        zIndex: 1050,
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: 'auto',
        marginBlockStart: 1,
        display: narrow ? 'flex' : { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        paddingInline: 2,
        borderRadius: 1,
        color: 'inverse.text',
        bgcolor: 'inverse.bg',
        boxShadow: (theme) => theme.elevation[2],
        typography: 'body2',
        '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
      }}
    >
      <Box component="output" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="kit.table.chosen" values={{ count }} />
      </Box>
      {children}
      <IconButton
        size="small"
        onClick={onClear}
        data-keys="Escape"
        aria-label={intl.formatMessage({ id: 'kit.table.chooseNone' })}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
