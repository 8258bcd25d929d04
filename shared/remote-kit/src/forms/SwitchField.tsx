import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { type FieldProps, useFormField } from './useFormField.ts';

export type SwitchFieldProps = FieldProps;

/** Yes or no. */
export const SwitchField = ({ help, disabled, ...at }: SwitchFieldProps) => {
  const field = useFormField<boolean>(at);
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
          {at.label}
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
};
