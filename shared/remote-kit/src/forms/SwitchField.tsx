import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { fieldOf } from './fieldOf.tsx';
import type { FieldProps } from './useFormField.ts';

export type SwitchFieldProps = FieldProps;

/** Yes or no. */
export const SwitchField = fieldOf<boolean, SwitchFieldProps>(({ field, help, disabled, label }) => {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Switch
        checked={field.value}
        onChange={(_event, checked) => field.set(checked)}
        onBlur={field.leave}
        disabled={disabled}
        slotProps={{ input: { id: field.id, 'aria-describedby': field.describedBy } }}
      />
      <Box>
        <Box
          component="label"
          htmlFor={field.id}
          sx={{
            display: 'block',
            typography: 'body2',
            ...(field.before && { color: 'warning.dark', bgcolor: 'warning.light' }),
          }}
        >
          {label}
        </Box>
        <Box
          id={field.describedBy}
          sx={{ typography: 'caption', color: field.fault ? 'error.main' : 'text.secondary' }}
        >
          {field.fault ?? help}
        </Box>
      </Box>
    </Box>
  );
});
