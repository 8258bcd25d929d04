import { useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Checkbox } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { type Changeable, nothingChanged } from './changes.ts';

interface ClearableProps {
  name: Changeable;
  children: (disabled: boolean) => ReactNode;
}

/** A field of many texts: left as it is, given a value, or, with the box below it, emptied in all of them. */
export const Clearable = ({ name, children }: ClearableProps) => {
  const intl = useIntl();
  const [cleared, setCleared] = useFormValue<string[]>('cleared');
  const [, setValue] = useFormValue<unknown>(name);
  const isCleared = cleared.includes(name);
  const toggle = () => {
    setCleared(isCleared ? cleared.filter((one) => one !== name) : [...cleared, name]);
    setValue(nothingChanged[name]);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      {children(isCleared)}
      <Box
        component="label"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, marginBlockStart: -1, typography: 'body2' }}
      >
        <Checkbox size="small" checked={isCleared} onChange={toggle} sx={{ padding: 0.5, marginInlineStart: -0.5 }} />
        {intl.formatMessage({ id: `rfp-library.change.none.${name}` })}
      </Box>
    </Box>
  );
};
