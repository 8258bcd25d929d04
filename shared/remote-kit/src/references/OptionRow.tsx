import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, Key } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Shown } from './options.ts';

interface OptionRowProps extends HTMLAttributes<HTMLLIElement> {
  option: Shown;
}

const look: SxProps<Theme> = {
  '& > li[data-kind]': { gap: 1 },
  '& > li[data-kind="inactive"]': { color: 'text.tertiary' },
  '& > li[data-kind="create"]': { color: 'primary.main' },
  '& > li > small': { marginInlineStart: 'auto', typography: 'caption', color: 'text.tertiary' },
};

/** How the lines look, said once for the list: a style of each line's own would be worked out for a hundred of them at each key. */
export const optionSlots = { listbox: { sx: look } };

/** One line of the list of choices. */
export const OptionRow = ({ option, ...props }: OptionRowProps & { key?: Key }) => (
  <li {...props} data-kind={option.kind ?? 'choice'}>
    {option.kind === 'more' ? (
      <FormattedMessage id="kit.reference.more" values={{ count: Number(option.name) }} />
    ) : (
      <span dir="auto">{option.name}</span>
    )}
    {option.kind === 'inactive' ? (
      <small>
        <FormattedMessage id="kit.reference.inactive" />
      </small>
    ) : (
      option.detail && <small>{option.detail}</small>
    )}
  </li>
);
