import OutlinedInput from '@mui/material/OutlinedInput';
import { Counter } from './Counter.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { changed } from './marks.ts';
import { type FieldProps, useFormField } from './useFormField.ts';

export interface LongTextFieldProps extends FieldProps {
  rows?: number;
}

/** Text of several lines. */
export const LongTextField = ({ help, rows = 3, disabled, ...at }: LongTextFieldProps) => {
  const field = useFormField<string | null>(at);
  const text = field.value ?? '';
  return (
    <FieldFrame
      id={field.id}
      label={at.label}
      required={field.rule.required}
      help={help}
      fault={field.fault}
      before={field.before && (field.before.value ?? '')}
      end={<Counter used={text.length} most={field.rule.length} />}
    >
      <OutlinedInput
        id={field.id}
        multiline
        minRows={rows}
        maxRows={12}
        value={text}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
        error={Boolean(field.fault)}
        disabled={disabled}
        sx={field.before && changed}
        inputProps={{ 'aria-describedby': field.describedBy, 'aria-required': field.rule.required, dir: 'auto' }}
      />
    </FieldFrame>
  );
};
