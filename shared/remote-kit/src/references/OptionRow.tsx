import Box from '@mui/material/Box';
import type { HTMLAttributes, Key } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Shown } from './options.ts';

interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  option: Shown;
}

/** One line of the list of choices. */
export const OptionRow = ({ option, ...props }: OptionRowProps & { key?: Key }) => (
  <Box
    component="li"
    {...props}
    sx={{
      gap: 1,
      color: option.kind === 'inactive' ? 'text.tertiary' : option.kind === 'create' ? 'primary.main' : undefined,
    }}
  >
    <span dir="auto">{option.name}</span>
    <Box component="span" sx={{ marginInlineStart: 'auto', typography: 'caption', color: 'text.tertiary' }}>
      {option.kind === 'inactive' ? <FormattedMessage id="kit.reference.inactive" /> : option.detail}
    </Box>
  </Box>
);
