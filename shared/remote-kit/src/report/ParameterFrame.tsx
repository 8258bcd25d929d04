import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterSheet } from '../search/FilterSheet.tsx';

export interface ParameterFrameProps {
  /** How many parameters are set. */
  count: number;
  onClear: () => void;
}

const unprinted = { '@media print': { display: 'none' } };

/** What a report is asked for: chips in a line, and a way to clear them. On a narrow page they would hide the figures, and wait behind a button. */
export const ParameterFrame = ({ count, onClear, children }: PropsWithChildren<ParameterFrameProps>) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isNarrow)
    return (
      <Box sx={unprinted}>
        <FilterSheet of="parameters" count={count} onClear={onClear}>
          {children}
        </FilterSheet>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ...unprinted }}>
      {children}
      {count > 0 && (
        <Button size="small" onClick={onClear}>
          <FormattedMessage id="kit.sheet.clear" />
        </Button>
      )}
    </Box>
  );
};
